/** One bar for each value. The bars of a category are side by side. */
import type { Block } from '../../../schema/page.ts'
import { bandsOf, markOf, rounded, type Scales } from './scales.ts'

export type MarksProps = Pick<Block<'chart'>, 'categories' | 'series'> & { readonly scales: Scales }

export function Bars({ categories, series, scales: { bands, value } }: MarksProps) {
  const names = series.map(({ name }) => name)
  const within = bandsOf(names, [0, bands.width], { between: 0.16 })
  return series.map(({ name, values }, index) => (
    <g key={name} className={markOf('bar', index)}>
      {categories.map((category, place) => {
        const height = values[place] ?? null
        if (height === null) return null
        return (
          <rect
            key={category}
            x={rounded(bands.startOf(category) + within.startOf(name))}
            y={rounded(value(Math.max(0, height)))}
            width={rounded(within.width)}
            height={rounded(Math.abs(value(height) - value(0)))}
          />
        )
      })}
    </g>
  ))
}
