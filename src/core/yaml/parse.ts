/** Parses YAML into a document, or reports one mistake: later errors only follow from the first. */
import { type Document, parseAllDocuments } from 'yaml'
import type { Finding, Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import * as remedies from '../../diagnostics/remedies.ts'
import type { ToSpan } from './source-file.ts'
import { explain } from './syntax-errors/explain.ts'
import { lostIndents } from './syntax-errors/lost-indents.ts'
import { nestedBeyondMeasure } from './syntax-errors/nesting.ts'
import { oddText } from './syntax-errors/odd-text.ts'
import { pastedSigns } from './syntax-errors/pasted-signs.ts'
import { safeFix } from './syntax-errors/safe-fix.ts'
import { loneReturn } from './syntax-errors/stray-characters.ts'
import type { SyntaxMistake } from './syntax-errors/syntax-error.ts'

// failsafe: every scalar stays text, whatever its tag. to-value.ts refuses tags. It also finds duplicate keys: the
// library's own check takes quadratic time.
const OPTIONS = {
  version: '1.2',
  schema: 'failsafe',
  resolveKnownTags: false,
  stringKeys: true,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const

/** Returns `undefined` if the text has a syntax error, and reports the first one with its span and a safe fix. */
export function parse(text: string, toSpan: ToSpan, report: Report): Document.Parsed | undefined {
  const refuse = (mistake: SyntaxMistake) => {
    const span = toSpan(mistake.start, mistake.end)
    const fix = safeFix(text, mistake, firstMistake)
    const edits = fix?.map((splice) => ({ ...splice, file: span.file }))
    report({ ...((!fix && mistake.unsure) || mistake.finding), span, ...(edits ? { fix: edits } : {}) })
    return undefined
  }
  const { file } = toSpan(0, 0)
  const odd = oddCharacters(text)
  if (odd) return refuse(odd)
  const { document, mistake } = parsed(text, file)
  if (!document?.contents || text.trim() === '')
    return refuse(wholeFile(messages.emptyFile(file === 'site.yaml')))
  return mistake ? refuse(mistake) : document
}

/** Whether a text has no syntax error. */
export const isYaml = (text: string): boolean => firstMistake(text) === undefined

/** The first syntax error of a text. */
function firstMistake(text: string): SyntaxMistake | undefined {
  return oddCharacters(text) ?? parsed(text).mistake
}

/** What the library reads, and the first syntax error. */
function parsed(text: string, file?: string) {
  const documents = parseAllDocuments(text, OPTIONS)
  const [document, second] = Array.isArray(documents) ? documents : []
  if (!document) return {}
  const mistake =
    lostIndents(text, document.errors.length > 0) ??
    explain(document.errors, text, file) ??
    (second && severalDocuments(text, document, second))
  return { document, mistake }
}

const wholeFile = (finding: Finding): SyntaxMistake => ({ finding, start: 0, end: 0 })

/** Mistakes that are found without the library. */
function oddCharacters(text: string): SyntaxMistake | undefined {
  const odd = oddText(text) ?? pastedSigns(text) ?? loneReturn(text) ?? nestedBeyondMeasure(text)
  if (odd) return odd
  const start = DIRECTIVE.exec(text)?.[0].length ?? 0
  return start > 0 ? { finding: messages.yamlDirective(), start: start - 1, end: start } : undefined
}

/** A `%` after nothing but blank lines and comments. */
const DIRECTIVE = /^\ufeff?(?:[ \t]*(?:#.*)?\r?\n)*%/

const TEXT_BLOCK = ['blocks:', '  - type: richText', '    text: |', '      The words of the page.']

/** A `---` or `...` line ends the document. If nothing follows it, the fix removes it. */
function severalDocuments(text: string, first: Document.Parsed, second: Document.Parsed): SyntaxMistake {
  const from = first.range[1]
  const found = /^(?:---|\.\.\.)/m.exec(text.slice(from))
  const start = from + (found?.index ?? 0)
  const line = /^.*(?:\r?\n|$)/.exec(text.slice(start))?.[0] ?? ''
  const isLast = second.contents === null || second.contents.range[0] === second.contents.range[1]
  const isBare = /^(?:---|\.\.\.)\s*$/.test(line)
  const finding = messages.severalDocuments(found?.[0] ?? '---')
  const isMarkdown = text.startsWith('---') && !/^blocks:/m.test(text)
  return {
    finding: isMarkdown ? { ...finding, help: remedies.frontMatter, lines: TEXT_BLOCK } : finding,
    start,
    end: start + 3,
    fixes: isLast && isBare ? [[{ start, end: start + line.length, text: '' }]] : [],
  }
}
