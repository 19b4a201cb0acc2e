/** How much a file of an author may hold. Nobody writes more than this by hand; larger files are attacks. */

/** The largest file, in bytes. */
export const LARGEST_FILE = 256 * 1024
/** In characters. */
export const LONGEST_LINE = 10_000
/** How deep values may be nested. */
export const DEEPEST = 32
/** Fields of a file, or rows of a table. */
export const MOST_FIELDS = 2_000
/** Entries of all lists of a file together. */
export const MOST_ENTRIES = 10_000

/** How many mistakes of one file are reported: the rest may follow from them. */
export const MOST_REPORTED = 100
/** A value of site.yaml with all that it includes, in characters. */
export const LONGEST_VALUE = 10_000
export const MOST_LINES = 10_000
export const MOST_COLUMNS = 100

/** The size of all that a document includes from other files, in characters. It counts like text of its own. */
export type IncludedSize = { size: number }

export const isTooMuch = ({ size }: IncludedSize): boolean => size > LARGEST_FILE

export type Excess = { readonly what: 'line' | 'lines'; readonly start: number }

/** The first line that is too long (`line`), or one line too many (`lines`). `start` is its offset. */
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
