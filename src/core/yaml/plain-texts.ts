/** Plain texts that end earlier, or go on longer, than their authors meant. */
import type { Scalar } from 'yaml'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { LONGEST_LINE } from '../base/limits.ts'
import { fixWith, quotedThere } from './rewrite.ts'
import type { Reading, ToSpan } from './source-file.ts'
import { bulletOf } from './syntax-errors/bullets.ts'
import { headingBelow, markOf } from './syntax-errors/lost-headings.ts'
import { strayIn } from './syntax-errors/stray-characters.ts'
import { indentOf, isBlank, isNothing, type Line, lineAt, lineBefore } from './syntax-errors/syntax-error.ts'

/** The text of a scalar. A plain one may end earlier, or go on longer, than its author meant. */
export function wordsOf(
  scalar: Scalar.Parsed,
  owner: string | undefined,
  reading: Reading,
): string | undefined {
  const { text, toSpan, report } = reading
  const words = String(scalar.value ?? '')
  const [start, end] = scalar.range
  const stray = scalar.type === 'QUOTE_DOUBLE' ? strayIn(words) : undefined
  if (stray !== undefined) return void report({ ...messages.strayCharacter(stray), span: toSpan(start, end) })
  const lost = lostHeading(scalar, owner, reading)
  if (lost) return void report(lost)
  if (scalar.type !== 'PLAIN') return words
  const remark = /^[ \t]*(#(?![\s#]).*)/.exec(text.slice(end, end + LONGEST_LINE))
  if (remark) {
    const from = end + remark[0].length - (remark[1] ?? '').length
    const to = end + remark[0].trimEnd().length
    // What follows a `#` with a space behind it is a remark all the same.
    const meant = end + remark[0].replace(/[ \t]+#[ \t].*$/, '').trimEnd().length
    const whole = toSpan(words === '' ? from : start, meant)
    // `#1` is no remark, and nor is all of a text; `#parents asked` may be one.
    const isSure = words === '' || /^#\d/.test(remark[1] ?? '')
    const fix = fixWith(isSure ? quotedThere({ textIn: () => text }, whole) : undefined)
    return void report({ ...messages.textIsRemark(owner), span: toSpan(from, to), ...fix })
  }
  const entry = /\n *-(?= )/.exec(text.slice(start, end))
  if (!entry) return words
  const first = firstEntry(text, start, toSpan, owner)
  if (first) return void report(first)
  const dash = start + entry.index + entry[0].length - 1
  return void report({ ...messages.listInText(owner), span: toSpan(dash, dash + 1) })
}

/** A heading behind a text below `|`, which is not indented; or before a text that no `|` opens. */
function lostHeading(
  { type, range: [start] }: Scalar.Parsed,
  owner: string | undefined,
  { text, toSpan }: Reading,
): Diagnostic | undefined {
  const line = lineAt(text, start)
  if (type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED') {
    const heading = headingBelow(text, line)
    const mark = heading && markOf(text, line, heading)
    return mark && { ...mark.finding, span: toSpan(mark.start, mark.end) }
  }
  let above = type === 'PLAIN' && line.words === start ? lineBefore(text, line) : undefined
  let heading: Line | undefined
  for (; above && isNothing(above); above = lineBefore(text, above)) if (!isBlank(above)) heading = above
  const isMeant = above?.text.endsWith(':') && heading && indentOf(heading) >= indentOf(line)
  if (!heading || !isMeant) return undefined
  return { ...messages.textIsRemark(owner, true), span: toSpan(heading.words, heading.end) }
}

/** The entry above the others, whose dash has no space behind it or is another sign. */
function firstEntry(text: string, start: number, toSpan: ToSpan, owner?: string): Diagnostic | undefined {
  const line = lineAt(text, start)
  const bullet = bulletOf(line.text)
  const isAlone = line.words === start
  if (!isAlone || (bullet === undefined && !/^-[^\s-]/.test(line.text.trim()))) return undefined
  const span = toSpan(start, start + 1)
  const at = bullet === undefined ? start + 1 : start
  const gap = bullet === undefined ? 0 : (/^\S\s+/.exec(text.slice(start))?.[0].length ?? 1)
  const edit = { file: span.file, start: at, end: at + gap, text: bullet === undefined ? ' ' : '- ' }
  const list = owner?.replace(/^an entry of /, '')
  const finding = bullet === undefined ? messages.spaceAfterDash() : messages.bulletForDash(bullet, list)
  return { ...finding, span, fix: [edit] }
}
