/** Misspelt references such as `{organisation.name}` or `$organisation.name`. The page would show them as they are written. */
import * as messages from '../../../diagnostics/messages.ts'
import { SECTION } from '../../../diagnostics/sections.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** A quick test: matches every text with such a slip, and some others. */
export const REFERENCE_SLIP = `[[{$(%] *${SECTION}[. ]`

const NAME = `${SECTION}(?:\\.[A-Za-z][\\w-]*)+`
const FORMS = [
  // A round bracket may close it by mistake, if no other one is open.
  `\\$\\{ *(${NAME})(?![\\w-]|\\.[A-Za-z]| *\\})(?:(?<!\\([^()]*)\\))?`,
  `\\$(${NAME})`,
  `\\$\\( *(${NAME}) *\\)`,
  `\\{\\{ *(${NAME}) *\\}\\}`,
  `(?<![{$])(?:\\$ +)?\\{ *(${NAME}) *\\}(?!\\})`,
  `\\$\\[ *(${NAME}) *\\]`,
  `\\[\\[ *(${NAME}) *\\]\\]`,
  `%(${NAME})%`,
  // Without its dot.
  `\\$\\{ *(${SECTION} +[\\w.-]+) *\\}`,
]
const SLIP = new RegExp(FORMS.join('|'), 'g')

export function referenceAsText({ text, field }: WrittenText): Slip | undefined {
  const [first] = text.matchAll(SLIP)
  if (!first) return undefined
  const [words, ...names] = first
  const fixed = (...found: readonly (string | undefined)[]) =>
    `\${${found.find((name) => name !== undefined)?.replace(/ +/, '.')}}`
  const finding = messages.referenceAsText(field, words, fixed(...names))
  const isInAddress = /\]\([^()\s]*$/.test(text.slice(0, first.index))
  return {
    // No link can use such an address.
    finding: isInAddress ? { ...finding, severity: 'error' } : finding,
    words,
    fix: (lines) => lines.replaceAll(SLIP, (_, ...found) => fixed(...found.slice(0, FORMS.length))),
  }
}
