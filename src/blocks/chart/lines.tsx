/** One line for each row of values, with a dot at each value. */
import type { MarksProps } from './bars.tsx'
import { markOf, rounded } from './scales.ts'

export function Lines({ categories, series, scales: { bands, value } }: MarksProps) {
  const x = (place: number) => bands.middleOf(categories[place] ?? '')
  const path = (values: readonly number[]) =>
    `M${values.map((height, place) => `${rounded(x(place))},${rounded(value(height))}`).join('L')}`
  return series.map(({ name, values }, index) => (
    <g key={name} className={markOf('line', index)}>
      <path d={path(values)} />
      {categories.map((category, place) => (
        <circle key={category} cx={x(place).toFixed(1)} cy={value(values[place] ?? 0).toFixed(1)} r="4" />
      ))}
    </g>
  ))
}
