/** YAML to a document, or one located refusal: causes cut their consequences. */
import { type Document, parseAllDocuments } from 'yaml'
import type { Finding, Report } from '../diagnostics/diagnostic.ts'
import * as fileMessages from '../diagnostics/messages/files.ts'
import * as messages from '../diagnostics/messages/syntax.ts'
import { explain } from './fault.ts'
import type { Place } from './source.ts'

// failsafe: every scalar stays text. Duplicate keys are found while the values are read: the library's own
// check costs the square of their number.
const OPTIONS = {
  version: '1.2',
  schema: 'failsafe',
  stringKeys: true,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const

const CONFLICT = /^(?:<{7} |>{7} |={7}$)/m
const STRAY: readonly (readonly [RegExp, string])[] = [
  [/(?![\n\r\t])\p{Cc}/u, 'a control character'],
  [/[\u202a-\u202e\u2066-\u2069]/, 'a mark that turns the direction of writing'],
  [/(?<!^)\ufeff/, 'a byte order mark'],
  [/^[ ]*[\u00a0\u2000-\u200a\u202f\u3000]/m, 'a space that is not a plain one'],
  [/[\u200b\u2060]/, 'a space of no width'],
]

export function parse(text: string, place: Place, report: Report): Document.Parsed | undefined {
  const refuse = (finding: Finding, start: number, end = start + 1) => {
    report({ ...finding, span: place(start, end) })
    return undefined
  }
  const conflict = CONFLICT.exec(text)
  if (conflict) return refuse(messages.mergeConflict(), conflict.index, conflict.index + 7)
  for (const [pattern, name] of STRAY) {
    const stray = pattern.exec(text)
    if (stray)
      return refuse(
        messages.strayCharacter(name),
        stray.index + stray[0].length - 1,
        stray.index + stray[0].length,
      )
  }
  if (/^%/m.test(text.slice(0, 200)) && text.trimStart().startsWith('%'))
    return refuse(messages.directiveRefused(), text.indexOf('%'))

  const documents = parseAllDocuments(text, OPTIONS)
  const document = Array.isArray(documents) ? documents[0] : undefined
  if (
    !document?.contents ||
    (document.contents.range[0] === document.contents.range[1] && text.trim().length === 0)
  ) {
    return refuse(fileMessages.emptyFile(place(0, 0).file === 'site.yaml'), 0, 0)
  }
  const mark = explain(document.errors, text)
  if (mark) return refuse(mark.finding, mark.start, mark.end)
  const second = Array.isArray(documents) ? documents[1] : undefined
  if (second) {
    const from = document.range[1]
    const end = /^(?:---|\.\.\.)/m.exec(text.slice(from))
    return refuse(
      messages.severalDocuments(end?.[0] ?? '---'),
      from + (end?.index ?? 0),
      from + (end?.index ?? 0) + 3,
    )
  }
  return document
}
