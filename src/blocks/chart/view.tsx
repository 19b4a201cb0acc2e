import { useId } from 'react'
import Figure from 'react-bootstrap/Figure'
import Table from 'react-bootstrap/Table'
import type { Block } from '../../../schema/page.ts'
import { Section } from '../../block/section.tsx'
import type { BlockView, PageContext } from '../../block/view.ts'
import { Axes } from './axes.tsx'
import { Bars } from './bars.tsx'
import { Lines } from './lines.tsx'
import { markOf, scalesOf, WIDTH } from './scales.ts'

type ChartProps = { readonly block: Block<'chart'>; readonly page: PageContext }

export const view: BlockView<Block<'chart'>> = ({ block, page }) => (
  <Section className="chart" page={page} {...block}>
    <Figure>
      {block.unit && <p className="unit">{block.unit}</p>}
      <Plot block={block} page={page} />
      {block.series.length > 1 && <Legend block={block} />}
    </Figure>
    <Figures block={block} page={page} />
  </Section>
)

function Plot({ block, page }: ChartProps) {
  const id = useId()
  const { format } = new Intl.NumberFormat(page.config.lang)
  const scales = scalesOf(block, format)
  const Marks = block.kind === 'bar' ? Bars : Lines
  const size = `0 0 ${WIDTH} ${Math.round(scales.height)}`
  return (
    <svg viewBox={size} preserveAspectRatio="xMinYMin" role="img" aria-labelledby={id}>
      <title id={id}>{block.title}</title>
      <Axes scales={scales} categories={block.categories} format={format} />
      <Marks scales={scales} categories={block.categories} series={block.series} />
    </svg>
  )
}

/** With a small drawing of the same bar or line. */
function Legend({ block: { kind, series } }: Pick<ChartProps, 'block'>) {
  return (
    <ul className="legend">
      {series.map(({ name }, index) => (
        <li key={name}>
          <svg viewBox="0 0 24 14" aria-hidden="true">
            <g className={markOf(kind, index)}>
              {kind === 'line' && <path d="M0 7H24" />}
              {kind === 'line' ? (
                <circle cx="12" cy="7" r="4" />
              ) : (
                <rect x="5" y="1" width="14" height="12" />
              )}
            </g>
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

function Figures({ block: { unit, categories, series }, page }: ChartProps) {
  const { format } = new Intl.NumberFormat(page.config.lang)
  return (
    <details>
      <summary>{page.words.showTable}</summary>
      <Table responsive>
        {unit && <caption>{unit}</caption>}
        <thead>
          <tr>
            <th scope="col">{page.words.category}</th>
            {series.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, place) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map(({ name, values }) => {
                const value = values[place] ?? null
                return <td key={name}>{value === null ? '–' : format(value)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  )
}
