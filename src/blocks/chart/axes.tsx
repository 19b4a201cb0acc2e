/** The lines with their values, and the categories below them. */
import { GAP, LINE, rounded, type Scales, WIDTH } from './scales.ts'

export type AxesProps = {
  readonly scales: Scales
  readonly categories: readonly string[]
  readonly format: (value: number) => string
}

export function Axes({
  scales: { bands, value, figures, left, bottom, slanted },
  categories,
  format,
}: AxesProps) {
  return (
    <>
      {figures.map((figure) => (
        <g key={figure} className={figure === 0 ? 'zero' : 'tick'}>
          <path d={`M${left} ${rounded(value(figure))}H${WIDTH}`} />
          <text x={left - GAP} y={rounded(value(figure))} dy="0.35em" textAnchor="end">
            {format(figure)}
          </text>
        </g>
      ))}
      {categories.map((category) => {
        const x = rounded(bands.middleOf(category))
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
