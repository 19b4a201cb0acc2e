/** The text of a YAML scalar. Finds unquoted texts that end earlier, or go on longer, than the author meant. */
import type { Scalar } from 'yaml'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { Owner } from '../../diagnostics/wording.ts'
import type { FieldPath } from '../base/field-path.ts'
import { LONGEST_LINE } from '../base/limits.ts'
import { inCurlyQuotes } from '../base/unquoted.ts'
import { fixWith, quotedThere, replaced } from './rewrite.ts'
import type { ParseContext, ToSpan } from './source-file.ts'
import { bulletOf } from './syntax-errors/bullets.ts'
import { headingBelow, mistakeAt } from './syntax-errors/lost-headings.ts'
import { isWords } from './syntax-errors/lost-lines.ts'
import { strayIn } from './syntax-errors/stray-characters.ts'
import {
  contentOf,
  indentOf,
  isBlank,
  isEntryOfTexts,
  isNothing,
  type Line,
  lineAt,
  lineBefore,
  lineBelow,
  ownedBy,
} from './syntax-errors/syntax-error.ts'
import { movedIntoText } from './syntax-errors/text-lines.ts'

/** `Use Gate # 2 and ask there.` With a letter, it is a comment, unless it ends like the entry above. */
const REST_OF_SENTENCE = /[ \t]*(#[ \t]+(?:\d|[a-z](?<=[.!?]\r?\n *- .*)).*[.!?])(?=[ \t]*(?:\r?\n|$))/y
/** `Write the invoice # on every slip.` Only in fields of whole sentences: elsewhere, it may well be a comment. */
const GOES_ON = /[ \t]*(#[ \t]+(?:on|in|at|and|or|is|are|of|with) .*[.!?])(?=[ \t]*(?:\r?\n|$))/y
/** `Account # as on the invoice`. Other words behind the sign begin a comment. */
const NUMBER_OF = /(?<![\p{L}\d/#-])(?:account|acc|a\/c|invoice|receipt|till|cheque)$/iu
const IS_NUMBER = /[ \t]*(#[ \t]+(?:as|on|is) [^\n]*\S)/y
const OF_SENTENCES: ReadonlySet<unknown> = new Set(['text', 'answer', 'bio', 'description'])

/** Returns `undefined` if the text has a mistake, which is then reported. `owner` names the field in messages. */
export function textOfScalar(
  scalar: Scalar.Parsed,
  path: FieldPath,
  owner: Owner,
  context: ParseContext,
): string | undefined {
  const { text, toSpan, report } = context
  const words = String(scalar.value ?? '')
  const [start, end] = scalar.range
  const stray = scalar.type === 'QUOTE_DOUBLE' ? strayIn(words) : undefined
  if (stray !== undefined) return void report({ ...messages.strayCharacter(stray), span: toSpan(start, end) })
  const lost = lostHeading(scalar, owner, context) ?? lostWords(scalar, owner, context)
  if (lost) return void report(lost)
  if (scalar.type !== 'PLAIN') return words
  const after = text.slice(end, end + LONGEST_LINE)
  const isOfSentences = OF_SENTENCES.has(path.at(-1)) && words.includes(' ')
  const isNumber = (isOfSentences || typeof path.at(-1) === 'number') && NUMBER_OF.test(words)
  const rest = [REST_OF_SENTENCE, ...(isOfSentences ? [GOES_ON] : []), ...(isNumber ? [IS_NUMBER] : [])]
  const remark = /^[ \t]*(#(?![\s#]).*)/.exec(after) ?? (/\w$/.test(words) ? firstAt(rest, text, end) : null)
  if (remark) {
    const from = end + remark[0].length - (remark[1] ?? '').length
    const to = end + remark[0].trimEnd().length
    // A `#` with a space after it still begins a comment.
    const meant = end + remark[0].replace(/(?<=\S)[ \t]+#[ \t].*$/, '').trimEnd().length
    const line = lineAt(text, start)
    const isEntry = isEntryOfTexts(text, line)
    const first = isEntry ? line.start + contentOf(line) : words === '' ? from : start
    const whole = toSpan(first, meant)
    // `#1` is not a comment, and neither is a whole value. `#parents asked` may be one.
    const isSure = (words === '' || /^#\d/.test(remark[1] ?? '')) && (isEntry || first <= line.value)
    // The name of a place has no such sign, and neither have search words.
    const [key] = words === '' ? path.slice(-1) : []
    const field = key === 'anchor' ? 'place' : key === 'searchWords' ? key : undefined
    const plain = text.slice(from + 1, meant).replaceAll(/[\s,]*#/g, ', ')
    const isWhole = isSure ? quotedThere({ textIn: () => text }, whole) : undefined
    const fix = fixWith(field ? [replaced(whole, plain)] : isWhole)
    const curly = inCurlyQuotes(text.slice(start, meant))
    const of = isEntry ? ownedBy(text, { ...line, value: first }).owner : owner
    const finding = curly ? messages.smartQuotes(of, curly) : messages.textIsRemark(of, false, field)
    return void report({ ...finding, span: toSpan(from, to), ...fix })
  }
  const entry = /\n *-(?= )/.exec(text.slice(start, end))
  // A file that is nothing but words has a message of its own.
  if (!entry || owner === undefined) return words
  const first = firstEntry(text, start, toSpan)
  if (first) return void report(first)
  const dash = start + entry.index + entry[0].length - 1
  return void report({
    ...messages.listInText(owner, typeof path.at(-1) === 'number'),
    span: toSpan(dash, dash + 1),
  })
}

/** What the first of some patterns finds at a place. */
function firstAt(patterns: readonly RegExp[], text: string, at: number): RegExpExecArray | null {
  for (const pattern of patterns) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) return found
  }
  return null
}

/** A Markdown heading that YAML reads as a comment: not indented below `|`, or before a text without `|`. */
function lostHeading(
  { type, range: [start] }: Scalar.Parsed,
  owner: Owner,
  { text, toSpan }: ParseContext,
): Diagnostic | undefined {
  const line = lineAt(text, start)
  if (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED') {
    const heading = headingBelow(text, line)
    const mistake = heading && mistakeAt(text, line, heading)
    return mistake && { ...mistake.finding, span: toSpan(mistake.start, mistake.end) }
  }
  let above = type === 'PLAIN' && line.words === start ? lineBefore(text, line) : undefined
  let heading: Line | undefined
  for (; above && isNothing(above); above = lineBefore(text, above)) if (!isBlank(above)) heading = above
  const isMeant = above?.text.endsWith(':') && heading && indentOf(heading) >= indentOf(line)
  if (!heading || !isMeant) return undefined
  return { ...messages.textIsRemark(owner, true), span: toSpan(heading.words, heading.end) }
}

/** The line below an empty text with `|` that is not indented. It has a colon, so YAML reads it as a field. */
function lostWords(
  { type, value, range: [start] }: Scalar.Parsed,
  owner: Owner,
  { text, toSpan }: ParseContext,
): Diagnostic | undefined {
  if (!/^BLOCK/.test(type ?? '') || value !== '') return undefined
  const line = lineAt(text, start)
  const next = lineBelow(text, line)
  if (!next || !isWords(next)) return undefined
  const span = toSpan(next.words, next.end)
  const fix = movedIntoText(text, line, next, contentOf(line) + 2)
  const edits = fix.map((splice) => ({ ...splice, file: span.file }))
  return { ...messages.textNotIndented(owner ?? 'the field above'), span, ...fixWith(edits) }
}

/** The first entry of a list, if its dash has no space after it or is another character. */
function firstEntry(text: string, start: number, toSpan: ToSpan): Diagnostic | undefined {
  const line = lineAt(text, start)
  const bullet = bulletOf(line.text)
  const isAlone = line.words === start
  if (!isAlone || (bullet === undefined && !/^-[^\s-]/.test(line.text.trim()))) return undefined
  const span = toSpan(start, start + 1)
  const at = bullet === undefined ? start + 1 : start
  const gap = bullet === undefined ? 0 : (/^\S\s+/.exec(text.slice(start))?.[0].length ?? 1)
  const edit = { file: span.file, start: at, end: at + gap, text: bullet === undefined ? ' ' : '- ' }
  const finding = bullet === undefined ? messages.spaceAfterDash() : messages.bulletForDash(bullet)
  return { ...finding, span, fix: [edit] }
}
