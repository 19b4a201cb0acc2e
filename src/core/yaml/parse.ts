/** YAML to a document, or one located refusal: causes cut their consequences. */
import { type Document, parseAllDocuments } from 'yaml'
import type { Finding, Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { ToSpan } from './source-file.ts'
import { explain } from './syntax-errors/explain.ts'
import { nestedBeyondMeasure } from './syntax-errors/nesting.ts'
import { oddText } from './syntax-errors/odd-text.ts'
import { safeFix } from './syntax-errors/safe-fix.ts'
import { loneReturn } from './syntax-errors/stray-characters.ts'
import type { Mark } from './syntax-errors/syntax-error.ts'

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

/** The document, or `undefined` with what is wrong reported: where, and what mends it. */
export function parse(text: string, toSpan: ToSpan, report: Report): Document.Parsed | undefined {
  const refuse = (mark: Mark) => {
    const span = toSpan(mark.start, mark.end)
    const change = safeFix(text, mark, faultOf)
    const fix = change?.map((splice) => ({ ...splice, file: span.file }))
    report({ ...mark.finding, span, ...(fix ? { fix } : {}) })
    return undefined
  }
  const odd = oddCharacters(text)
  if (odd) return refuse(odd)
  const documents = parseAllDocuments(text, OPTIONS)
  const [document, second] = Array.isArray(documents) ? documents : []
  const isEmpty = !document?.contents || text.trim() === ''
  if (isEmpty) return refuse(wholeMark(messages.emptyFile(toSpan(0, 0).file === 'site.yaml')))
  const mark = explain(document.errors, text) ?? (second && severalDocuments(text, document, second))
  return mark ? refuse(mark) : document
}

/** Whether a text can be read, whatever it says. */
export const isYaml = (text: string): boolean => faultOf(text) === undefined

/** The first fault of a text. */
function faultOf(text: string): Mark | undefined {
  const odd = oddCharacters(text)
  if (odd) return odd
  const documents = parseAllDocuments(text, OPTIONS)
  const [document, second] = Array.isArray(documents) ? documents : []
  if (!document) return undefined
  return explain(document.errors, text) ?? (second && severalDocuments(text, document, second))
}

const wholeMark = (finding: Finding): Mark => ({ finding, start: 0, end: 0 })

/** What no library need be asked about. */
function oddCharacters(text: string): Mark | undefined {
  const odd = oddText(text) ?? loneReturn(text) ?? nestedBeyondMeasure(text)
  if (odd) return odd
  const start = DIRECTIVE.exec(text)?.[0].length ?? 0
  return start > 0 ? { finding: messages.yamlDirective(), start: start - 1, end: start } : undefined
}

/** Behind nothing but blank lines and remarks. */
const DIRECTIVE = /^\ufeff?(?:[ \t]*(?:#.*)?\r?\n)*%/

/** A line that ends the page. If nothing comes after it, it can go. */
function severalDocuments(text: string, first: Document.Parsed, second: Document.Parsed): Mark {
  const from = first.range[1]
  const found = /^(?:---|\.\.\.)/m.exec(text.slice(from))
  const start = from + (found?.index ?? 0)
  const line = /^.*(?:\r?\n|$)/.exec(text.slice(start))?.[0] ?? ''
  const isLast = second.contents === null || second.contents.range[0] === second.contents.range[1]
  const isBare = /^(?:---|\.\.\.)\s*$/.test(line)
  return {
    finding: messages.severalDocuments(found?.[0] ?? '---'),
    start,
    end: start + 3,
    fixes: isLast && isBare ? [[{ start, end: start + line.length, text: '' }]] : [],
  }
}
