/** One line for each row of values, with a dot at each value. */
import { line } from 'd3-shape'
import type { MarksProps } from './bars.tsx'
import { TONES } from './scales.ts'

export function Lines({ categories, series, scales: { band, value } }: MarksProps) {
  const x = (place: number) => (band(categories[place] ?? '') ?? 0) + band.bandwidth() / 2
  const path = line<number>(
    (_, place) => x(place),
    (height) => value(height),
  ).digits(1)
  return series.map(({ name, values }, index) => (
    <g key={name} className={`line tone-${index % TONES}`}>
      <path d={path(values) ?? undefined} />
      {categories.map((category, place) => (
        <circle key={category} cx={x(place).toFixed(1)} cy={value(values[place] ?? 0).toFixed(1)} r="4" />
      ))}
    </g>
  ))
}
