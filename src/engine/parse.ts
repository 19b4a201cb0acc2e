/** YAML to a document, or one located refusal: causes cut their consequences. */
import { type Document, parseAllDocuments, type YAMLParseError } from 'yaml'
import type { Finding, Report } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/syntax.ts'
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
  [/^[ ]*[\u00a0\u2000-\u200a\u202f\u3000]/m, 'a blank that is not a plain one'],
  [/[\u200b\u2060]/, 'a blank of no width'],
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
    return refuse(messages.emptyFile(), 0, 0)
  }
  const fault = document.errors[0]
  if (fault) return refuse(explain(fault, text), ...markOf(fault, text))
  const second = Array.isArray(documents) ? documents[1] : undefined
  if (second)
    return refuse(
      messages.severalDocuments(),
      Math.max(0, text.lastIndexOf('---', second.range[0] + 3)),
      second.range[0] + 3,
    )
  return document
}

/** Where the author should look: unclosed quotes are reported where they open. */
function markOf(fault: YAMLParseError, text: string): [number, number] {
  const [start, end] = fault.pos
  if (isUnclosedQuote(fault)) {
    const line = text.lastIndexOf('\n', start - 1) + 1
    return [Math.max(line, 0), end]
  }
  return [start, Math.max(end, start + 1)]
}

const isUnclosedQuote = (fault: YAMLParseError) =>
  fault.code === 'MISSING_CHAR' && fault.message.includes('quote')

function explain(fault: YAMLParseError, text: string): Finding {
  const at = text.slice(fault.pos[0], fault.pos[0] + 1)
  switch (fault.code) {
    case 'TAB_AS_INDENT':
      return messages.tabIndent()
    case 'BAD_INDENT':
      return at === '\t' ? messages.tabIndent() : messages.badIndent()
    case 'MISSING_CHAR':
      return missingCharacter(fault)
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'BAD_COLLECTION_TYPE':
      return messages.colonInText()
    case 'MULTILINE_IMPLICIT_KEY':
      return messages.fieldWithoutColon()
    case 'NON_STRING_KEY':
      return messages.complexField()
    case 'BAD_SCALAR_START':
      return messages.needsQuotes(at)
    case 'BAD_ALIAS':
      return at === '&' ? messages.anchorRefused() : messages.aliasRefused()
    default:
      return messages.notYaml(fault.message)
  }
}

function missingCharacter(fault: YAMLParseError): Finding {
  if (isUnclosedQuote(fault)) return messages.quoteNotClosed()
  if (fault.message.includes("'}'") || fault.message.includes('flow map'))
    return messages.bracketNotClosed('}')
  if (fault.message.includes("']'") || fault.message.includes('flow seq'))
    return messages.bracketNotClosed(']')
  return messages.fieldWithoutColon()
}
