/** The measures of a chart. One unit is a pixel at the chart's smallest size. */
import { nice, ticks } from 'd3-array'
import type { Block } from '../../../schema/page.ts'

type Chart = Block<'chart'>

export const WIDTH = 420
const HEIGHT = 300
const TOP = 16
/** The classes of a series. After six tones they start again. */
export const markOf = (kind: Chart['kind'], series: number): string => `${kind} tone-${series % 6}`

/** About how wide a letter and a digit of an axis are. */
const LETTER = 7.5
const DIGIT = 9.5
/** The same for letters of other widths, in a word. Between two words there is some space. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  // Studio marks words with signs that nobody sees.
  [/\p{Co}/u, 0],
  [/[fijlrtI.,:;'’!|()/-]/, 5],
  [/[mwMW]/, 14],
  [/\p{Lu}/u, 11],
  [/\p{Ll}/u, 8.8],
]
const SPACE = 3

const widthOf = (word: string) =>
  [...word].reduce(
    (width, letter) => width + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? DIGIT),
    SPACE,
  )
/** Between the figures and the axis. */
export const GAP = 8
export const LINE = 17

export type Scales = ReturnType<typeof scalesOf>

export function scalesOf({ categories, series }: Chart, format: (value: number) => string) {
  const values = series.flatMap(({ values }) => values.filter((each) => each !== null))
  const [least, most] = nice(Math.min(0, ...values), Math.max(0, ...values), 5)
  const figures = ticks(least, most, 5)
  const left = GAP + DIGIT * Math.max(...figures.map((figure) => format(figure).length))
  const bands = bandsOf(categories, [left, WIDTH], { between: 0.25, around: 0.15 })
  const labels = categories.map((category) => category.split(' '))
  // Words that are too wide are written at an angle.
  const slanted = Math.max(...labels.flat().map(widthOf)) > bands.step
  const lines = Math.max(...labels.map(({ length }) => length))
  const whole = Math.max(...categories.map(({ length }) => length))
  const below = slanted ? Math.min(140, 20 + whole * LETTER * 0.6) : 10 + lines * LINE
  const height = HEIGHT + (slanted ? below / 2 : 0)
  const bottom = height - below
  const value = (amount: number) => {
    // If all values are 0, they are in the middle.
    const share = least === most ? 0.5 : (amount - least) / (most - least)
    return bottom * (1 - share) + TOP * share
  }
  return { bands, value, figures, left, bottom, slanted, height }
}

/** Divides a length equally among names. `between` and `around` are gaps, in shares of a step. */
export function bandsOf(
  names: readonly string[],
  [from, to]: readonly [from: number, to: number],
  { between, around = 0 }: { readonly between: number; readonly around?: number },
) {
  const distinct = [...new Set(names)]
  const steps = distinct.length - between
  const step = (to - from) / Math.max(1, steps + 2 * around)
  const first = from + (to - from - step * steps) / 2
  const starts = new Map(distinct.map((name, index) => [name, first + step * index]))
  const width = step * (1 - between)
  const startOf = (name: string) => starts.get(name) ?? 0
  return { step, width, startOf, middleOf: (name: string) => startOf(name) + width / 2 }
}

/** Nobody sees hundredths of a pixel, and each digit makes the page larger. */
export const rounded = (length: number): number => Math.round(length * 10) / 10
