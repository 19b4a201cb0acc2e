/** Which widths of a photograph each place on a page uses, as the styles lay it out. */
import type { Slot } from '../../../schema/slots.ts'

export type Layout = {
  /** In pixels, narrow to wide: what phones, screens and screens with fine pixels show. */
  readonly widths: readonly number[]
  /** The width of the place, for browsers to choose by. */
  readonly sizes: string
  /** The width for browsers that know no newer format. */
  readonly fallback: number
}

/**
 * The grid changes at 768 and 1280 pixels. Above 1280 it does not grow. Places share widths, so that a photograph
 * in two places is made once.
 */
const LAYOUTS: Readonly<Record<Slot, Layout>> = {
  // A phone shows only a part of it, and enlarges it. Nobody sees that, because it is dark and behind words.
  full: { widths: [480, 800, 1200, 1600, 2400], sizes: '100vw', fallback: 1200 },
  wide: {
    widths: [480, 800, 1200],
    sizes: '(min-width: 1280px) 42rem, (min-width: 768px) 54vw, 100vw',
    fallback: 800,
  },
  half: {
    widths: [480, 800, 1200],
    sizes: '(min-width: 1280px) 39rem, (min-width: 768px) 50vw, 100vw',
    fallback: 800,
  },
  card: {
    widths: [480, 800],
    sizes: '(min-width: 1280px) 26rem, (min-width: 768px) 50vw, 100vw',
    fallback: 800,
  },
  // In the grid it is at most half as wide as a tablet. A click shows it across the whole screen.
  gallery: {
    widths: [480, 800, 1200, 1600],
    sizes: '(min-width: 1280px) 18rem, (min-width: 768px) 34vw, (min-width: 576px) 50vw, 100vw',
    fallback: 1200,
  },
  portrait: { widths: [144, 288, 432], sizes: '9rem', fallback: 288 },
  mark: { widths: [96, 192, 384], sizes: '8rem', fallback: 192 },
}

/** Of all layouts. */
export const WIDEST = Math.max(...Object.values(LAYOUTS).flatMap(({ widths }) => widths))

/** The widths of a slot that a photograph has. No photograph is enlarged. */
export function layoutFor(slot: Slot, width: number): Layout {
  const { widths, sizes, fallback } = LAYOUTS[slot]
  const fitting = widths.filter((each) => each <= width)
  const widest = fitting.at(-1) ?? 0
  // If the photograph is visibly wider than the last step, it gets one more file with its full width.
  const all = widest < (widths.at(-1) ?? 0) && width > widest * 1.15 ? [...fitting, width] : fitting
  return { widths: all, sizes, fallback: all.findLast((each) => each <= fallback) ?? all[0] ?? width }
}
