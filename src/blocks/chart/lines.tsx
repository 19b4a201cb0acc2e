/** One line for each row of values, with a dot at each value. */
import type { MarksProps } from './bars.tsx'
import { markOf, rounded } from './scales.ts'

export function Lines({ categories, series, scales: { bands, value } }: MarksProps) {
  const x = (place: number) => bands.middleOf(categories[place] ?? '')
  // Where a value is missing, a new line begins behind it.
  const path = (values: readonly (number | null)[]) =>
    values
      .map((height, place) =>
        height === null
          ? ''
          : `${(values[place - 1] ?? null) === null ? 'M' : 'L'}${rounded(x(place))},${rounded(value(height))}`,
      )
      .join('')
  return series.map(({ name, values }, index) => (
    <g key={name} className={markOf('line', index)}>
      <path d={path(values)} />
      {categories.map((category, place) => {
        const height = values[place] ?? null
        return (
          height !== null && (
            <circle key={category} cx={x(place).toFixed(1)} cy={value(height).toFixed(1)} r="4" />
          )
        )
      })}
    </g>
  ))
}
