/** `${school.name}` with a sign too few, too many or of another program: the page would show it as it is written. */
import * as messages from '../../../diagnostics/messages.ts'
import { SECTIONS } from '../../validate/interpolate.ts'
import type { Slip, Text } from './text-slip.ts'

/** What a text with such a slip has, among others. */
export const REFERENCE_SLIP = new RegExp(String.raw`[{$(] *(?:${SECTIONS.join('|')})\.`)

const NAME = `(?:${SECTIONS.join('|')})(?:\\.[A-Za-z][\\w-]*)+`
const FORMS = [
  `\\$\\{ *(${NAME})(?![\\w-]|\\.[A-Za-z]| *\\})`,
  `\\$(${NAME})`,
  `\\$\\( *(${NAME}) *\\)`,
  `\\{\\{ *(${NAME}) *\\}\\}`,
  `(?<![{$])\\{ *(${NAME}) *\\}(?!\\})`,
]
const SLIP = new RegExp(FORMS.join('|'), 'g')

export function referenceAsText({ text, owner }: Text): Slip | undefined {
  const [first] = text.matchAll(SLIP)
  if (!first) return undefined
  const [words, ...names] = first
  const mended = (...found: readonly (string | undefined)[]) =>
    `\${${found.find((name) => name !== undefined)}}`
  return {
    finding: messages.referenceAsText(owner, words, mended(...names)),
    words,
    mend: (lines) => lines.replaceAll(SLIP, (_, ...found) => mended(...found.slice(0, FORMS.length))),
  }
}
