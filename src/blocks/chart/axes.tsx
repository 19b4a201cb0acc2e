/** The lines with their values, and the categories below them. */
import { GAP, LINE, type Scales, WIDTH } from './scales.ts'

export type AxesProps = {
  readonly scales: Scales
  readonly categories: readonly string[]
  readonly format: (value: number) => string
}

export function Axes({ scales: { band, value, left, slanted }, categories, format }: AxesProps) {
  const bottom = value.range()[0] ?? 0
  return (
    <>
      {value.ticks(5).map((tick) => (
        <g key={tick} className={tick === 0 ? 'zero' : 'tick'}>
          <path d={`M${left} ${value(tick)}H${WIDTH}`} />
          <text x={left - GAP} y={value(tick)} dy="0.35em" textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {categories.map((category) => {
        const x = (band(category) ?? 0) + band.bandwidth() / 2
        return slanted ? (
          <text key={category} textAnchor="end" transform={`translate(${x} ${bottom + 14}) rotate(-38)`}>
            {category}
          </text>
        ) : (
          <text key={category} textAnchor="middle">
            {category.split(' ').map((word, line) => (
              <tspan key={word} x={x} y={bottom + (line + 1) * LINE + 2}>
                {word}
              </tspan>
            ))}
          </text>
        )
      })}
    </>
  )
}
