/** The measures of a chart. One unit is a pixel at the chart's smallest size. */
import { scaleBand, scaleLinear } from 'd3-scale'
import type { Block } from '../../../schema/page.ts'

type Chart = Block<'chart'>

export const WIDTH = 420
export const HEIGHT = 300
export const TOP = 16
/** After six tones they start again. */
export const TONES = 6

/** About how wide a letter and a digit of an axis are. */
const LETTER = 7.5
const DIGIT = 9.5
/** Between the figures and the axis. */
export const GAP = 8
export const LINE = 17

export type Scales = ReturnType<typeof scalesOf>

export function scalesOf({ categories, series }: Chart, format: (value: number) => string) {
  const values = series.flatMap(({ values }) => values)
  const value = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(0, ...values)])
    .nice(5)
  const figures = value.ticks(5).map(format)
  const left = GAP + DIGIT * Math.max(...figures.map(({ length }) => length))
  const band = scaleBand().domain(categories).range([left, WIDTH]).paddingInner(0.25).paddingOuter(0.15)
  const labels = categories.map((category) => category.split(' '))
  // Words that are too wide are written at an angle.
  const longest = Math.max(...labels.flat().map(({ length }) => length))
  const slanted = longest * LETTER > band.step()
  const lines = Math.max(...labels.map(({ length }) => length))
  const whole = Math.max(...categories.map(({ length }) => length))
  const bottom = slanted ? Math.min(140, 20 + whole * LETTER * 0.6) : 10 + lines * LINE
  const height = HEIGHT + (slanted ? bottom / 2 : 0)
  return { band, value: value.range([height - bottom, TOP]), left, slanted, height }
}
