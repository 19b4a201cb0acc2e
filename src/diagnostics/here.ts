/** What to write: the last words of a help. */
import type { Help } from './message.ts'
import { count } from './wording.ts'

const LONGEST = 90

/** What to write in this very line. */
export const hereWrite = {
  /** Where only the indent is wrong. */
  spaces: (number: number) => `Begin this line with ${count(number, 'space')}.`,
  /** The same, for several lines. */
  moved: (by: number, lines: string) =>
    `${by < 0 ? 'Delete' : 'Add'} ${count(Math.abs(by), 'space')} before each of the lines ${lines}.`,
  /** The correct line, if it has words and is short enough to read. */
  line: (line: string) => {
    const plain = line.trim()
    return /^[^`]*\w[^`]*$/.test(plain) && plain.length <= LONGEST ? `Here: \`${plain}\`` : undefined
  },
}

/** Lines to copy. `below` is the number of the line above them. */
export type LinesToAdd = { readonly below?: number; readonly lines: readonly string[] }

export const helpWithLines = (words: string, { below, lines }: LinesToAdd): Help => ({
  help: `${words} ${below === undefined ? 'For example' : `Below line ${below}, for example`}:`,
  lines,
})
