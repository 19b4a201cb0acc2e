/** Mistakes in any text file of an author, whether YAML or CSV. */
import * as messages from '../../../diagnostics/messages.ts'
import { excessIn, LONGEST_LINE, MOST_LINES } from '../../base/limits.ts'
import { strayCharacters } from './stray-characters.ts'
import type { SyntaxMistake } from './syntax-error.ts'

const CONFLICT = /^(?:<{7} |>{7} |={7}$)/m

/** Merge conflicts, too long files, and invisible characters. */
export function oddText(text: string): SyntaxMistake | undefined {
  const program = /^\s*(?:\{\\rtf|<!doctype|<html)/i.exec(text)?.[0]
  if (program !== undefined) {
    const finding = messages.notAPage(program.includes('<') ? 'a web page' : 'rich text')
    return { finding, start: 0, end: program.length }
  }
  const conflict = CONFLICT.exec(text)
  if (conflict) return { finding: messages.mergeConflict(), start: conflict.index, end: conflict.index + 7 }
  const excess = excessIn(text)
  if (!excess) return strayCharacters(text)
  const { what, start } = excess
  const finding = what === 'line' ? messages.lineTooLong(LONGEST_LINE) : messages.tooMany(MOST_LINES, 'lines')
  return { finding, start, end: start + 1 }
}
