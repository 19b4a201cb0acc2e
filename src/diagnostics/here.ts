/** What to write in this very line: the last words of a help. */
import { count } from './wording.ts'

const LONGEST = 90

export const hereWrite = {
  /** Where only the indent is wrong. */
  spaces: (number: number) => `Here that is ${count(number, 'space')}.`,
  /** The correct line, if it is short enough to read. */
  line: (line: string) => {
    const plain = line.trim()
    return plain.length > LONGEST || plain.includes('`') ? undefined : `Here: \`${plain}\``
  },
}
