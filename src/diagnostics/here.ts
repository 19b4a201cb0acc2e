/** What to write at the very place, as the last words of a help. */
import { count } from './wording.ts'

const LONGEST = 90

export const hereWrite = {
  /** Where only the indent is wrong. */
  spaces: (number: number) => `Here that is ${count(number, 'space')}.`,
  /** The line as it would be right, if it is short enough to be read. */
  line: (line: string) => {
    const plain = line.trim()
    return plain.length > LONGEST || plain.includes('`') ? undefined : `Here: \`${plain}\``
  },
}
