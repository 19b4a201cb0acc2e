/** How much a file of an author may hold. Nobody writes more by hand; whoever sends more means to do harm. */

/** The largest file, in bytes. */
export const LARGEST_FILE = 256 * 1024
/** How many characters a line may have. */
export const LONGEST_LINE = 10_000
/** How many levels a value may have. */
export const DEEPEST = 32
/** How many fields a file may have, and how many rows a table. */
export const MOST_FIELDS = 2_000
/** How many entries the lists of a file may have together. */
export const MOST_ENTRIES = 10_000

/** How many faults of a file's writing are told: the rest may follow from them. */
export const MOST_FAULTS = 100
/** How long a value of site.yaml may be, with all that it takes up. */
export const LONGEST_VALUE = 10_000
/** How many lines a file may have. */
export const MOST_LINES = 10_000
/** How many columns a table may have. */
export const MOST_COLUMNS = 100

/** What a page takes up from other files counts as if it stood there. In characters. */
export type TakenUp = { size: number }

export const isTooMuch = ({ size }: TakenUp): boolean => size > LARGEST_FILE

export type Excess = { readonly what: 'line' | 'lines'; readonly start: number }

/** The first line that is too long, or one too many, and where it begins. */
export function excessIn(text: string): Excess | undefined {
  let lines = 0
  for (let start = 0; start < text.length; lines++) {
    if (lines === MOST_LINES) return { what: 'lines', start }
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    if (end - start > LONGEST_LINE) return { what: 'line', start }
    start = end + 1
  }
  return undefined
}
