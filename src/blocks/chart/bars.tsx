/** One bar for each value. The bars of a category are side by side. */
import { scaleBand } from 'd3-scale'
import type { Block } from '../../../schema/page.ts'
import { rounded, type Scales, TONES } from './scales.ts'

export type MarksProps = Pick<Block<'chart'>, 'categories' | 'series'> & { readonly scales: Scales }

export function Bars({ categories, series, scales: { band, value } }: MarksProps) {
  const within = scaleBand()
    .domain(series.map(({ name }) => name))
    .range([0, band.bandwidth()])
    .paddingInner(0.08)
  return series.map(({ name, values }, index) => (
    <g key={name} className={`tone-${index % TONES}`}>
      {categories.map((category, place) => {
        const height = values[place] ?? 0
        return (
          <rect
            key={category}
            x={rounded((band(category) ?? 0) + (within(name) ?? 0))}
            y={rounded(value(Math.max(0, height)))}
            width={rounded(within.bandwidth())}
            height={rounded(Math.abs(value(height) - value(0)))}
          />
        )
      })}
    </g>
  ))
}
