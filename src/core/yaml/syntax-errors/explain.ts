/** Turns an error of the YAML library into a mistake that an author understands. */
import type { YAMLParseError } from 'yaml'
import { besideLeftover } from '../../../diagnostics/leftovers.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { DEEPEST } from '../../base/limits.ts'
import { EXPLANATIONS } from './explanations.ts'
import {
  contentOf,
  isBlank,
  isEntryOfTexts,
  lineAt,
  linesAfter,
  ownedBy,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'

export function explain(
  errors: readonly YAMLParseError[],
  text: string,
  path = '',
): SyntaxMistake | undefined {
  const first = errors[0]
  if (!first) return undefined
  const at = Math.min(first.pos[0], text.length)
  if (!FIELD.test(text)) {
    const start = text.search(/^[^#\s]/m)
    return { finding: messages.notAPage('a text', path), start, end: text.indexOf('\n', start) }
  }
  // Extreme nesting overflows the library's call stack.
  if (first.message.includes('call stack'))
    return { finding: messages.tooDeep(DEEPEST), start: at, end: at + 1 }
  const tag = first.code === 'TAG_RESOLVE_FAILED' ? /^!\S*/.exec(text.slice(at))?.[0] : undefined
  if (tag !== undefined) return { finding: messages.unknownTag(tag), start: at, end: at + tag.length }
  const found = lineOfWords(text, at)
  const textStart = isEntryOfTexts(text, found) ? found.start + contentOf(found) : found.value
  // The sign behind the colon is what YAML stumbles over.
  const line = /["'[{>|*]/.test(text[found.value] ?? '') ? found : { ...found, value: textStart }
  const error: ParserError = {
    text,
    code: first.code,
    message: first.message,
    at: Math.max(at, line.start),
    line,
    textStart,
    ...ownedBy(text, { ...found, value: textStart }),
    also: (code) =>
      errors.some(
        (error) => error !== first && error.code === code && error.pos[0] <= Math.max(first.pos[1], line.end),
      ),
  }
  for (const explanation of EXPLANATIONS) {
    const mistake = explanation(error)
    if (!mistake) continue
    const finding = besideLeftover(mistake.finding, error.owner, text.slice(line.value, line.end))
    return finding ? { ...mistake, finding, fixes: [] } : mistake
  }
  return { finding: messages.notYaml(error.message), start: at, end: Math.max(first.pos[1], at + 1) }
}

/** A text without a single field is no page, but words that somebody has pasted. */
const FIELD = /^[ \t]*(?:- +)?[\w-]+[ \t]*:|[{[?]/m

/** The line with the error. The library may point at blank lines or comments before it. */
function lineOfWords(text: string, at: number) {
  const line = lineAt(text, at)
  if (!isBlank(line) && !/^\s*#/.test(line.text)) return line
  for (const next of linesAfter(text, line)) if (!isBlank(next) && !/^\s*#/.test(next.text)) return next
  return line
}
