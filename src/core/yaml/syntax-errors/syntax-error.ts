/** Errors of the YAML library, and the mistakes of authors behind them. */
import type { ErrorCode } from 'yaml'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import { type Owner, ownerCalled } from '../../../diagnostics/wording.ts'
import type { Splice } from '../../base/edit.ts'
import { startOfLine } from '../../base/lines.ts'
import { fieldNames } from '../field-names.ts'

/** Splices that belong together. */
export type Fix = readonly Splice[]

/** A finding and its range in the text, as offsets. */
export type SyntaxMistake = {
  readonly finding: Finding
  readonly start: number
  readonly end: number
  /** Possible fixes, the likeliest first. `safeFix` tries them. */
  readonly fixes?: readonly Fix[]
  /** Whether all fixes are equally likely. Then a fix is safe only if it is the only one that works. */
  readonly rivals?: boolean
  /** What is said if none of the fixes is sure. */
  readonly unsure?: Finding
}

export type ParserError = {
  readonly text: string
  readonly code: ErrorCode
  /** The library's words. */
  readonly message: string
  readonly at: number
  readonly line: Line
  /** The offset of the text. In a list of texts, words with a colon belong to it. */
  readonly textStart: number
  /** The field of the line, or the list that it is an entry of. */
  readonly field: string | undefined
  readonly list: string | undefined
  /** The same in the words of messages. */
  readonly owner: Owner
  /** Whether another error at the same place has this code. */
  readonly also: (code: ErrorCode) => boolean
}

/** Returns the mistake behind an error, or `undefined` if it is another mistake. */
export type Explanation = (error: ParserError) => SyntaxMistake | undefined

/** `words` is the offset of the first word, `value` the offset after dashes, the name of the field and `!todo`. */
export type Line = {
  readonly start: number
  readonly words: number
  readonly value: number
  readonly end: number
  /** Without blanks at its end. */
  readonly text: string
}

export function lineAt(text: string, at: number): Line {
  const start = startOfLine(text, at)
  const next = text.indexOf('\n', at)
  const words = text.slice(start, next < 0 ? text.length : next).trimEnd()
  const lead = /^[ \t]*/.exec(words)?.[0].length ?? 0
  const head =
    /^[ \t]*(?:-[ \t]+)*(?:[^\s"'#:[\]{}][^:#]*:(?:[ \t]+|$))?(?:!todo[ \t]+)?/.exec(words)?.[0].length ??
    lead
  return { start, words: start + lead, value: start + head, end: start + words.length, text: words }
}

/** The lines after one, up to the end of the text. */
export function* linesAfter(text: string, line: Line): Generator<Line> {
  let at = text.indexOf('\n', line.end)
  while (at >= 0 && at + 1 <= text.length) {
    const next = lineAt(text, at + 1)
    yield next
    at = text.indexOf('\n', next.end)
  }
}

/** In characters. */
export const indentOf = (line: Line): number => line.words - line.start
/** The column where the words begin, after any dashes. */
export const contentOf = (line: Line): number => /^[ \t]*(?:-[ \t]+)*/.exec(line.text)?.[0].length ?? 0
export const isBlank = (line: Line): boolean => line.text === ''
/** A blank line or a comment. */
export const isNothing = (line: Line): boolean => isBlank(line) || /^[ \t]*#/.test(line.text)
/** Whether a line begins with the dash of an entry. */
export const isEntry = (line: Line): boolean => /^ *-(?: |$)/.test(line.text)
/** The name of the field that a line begins with. */
export const nameIn = (line: Line): string | undefined => /^ *(?:- +)?([\w.-]+):(?: |$)/.exec(line.text)?.[1]
/** Whether a line opens a text of several lines with `|` or `>`. */
export const opensText = (line: Line): boolean => /:[ \t]+(?:!\w+ +)?[|>][+-]?$/.test(line.text)

/** A line and those before it, up to the start of the text. */
export function* linesUp(text: string, line: Line | undefined): Generator<Line> {
  for (let each = line; each; each = lineBefore(text, each)) yield each
}

export const linesBefore = (text: string, line: Line) => linesUp(text, lineBefore(text, line))

export function firstOf(lines: Iterable<Line>, fits: (line: Line) => boolean): Line | undefined {
  for (const line of lines) if (fits(line)) return line
  return undefined
}

/** The next line with words. */
export const lineBelow = (text: string, line: Line) => firstOf(linesAfter(text, line), hasWords)
/** The nearest line above with words. */
export const lineAbove = (text: string, line: Line) => firstOf(linesBefore(text, line), hasWords)

const hasWords = (line: Line) => !isBlank(line)

const NAME = /^[ \t]*(?:-[ \t]+)*([^\s"'#:[\]{}-][^:#]*?)[ \t]*:(?:[ \t]|$)/

/**
 * Whether words with a colon behind a dash are a text: no field is below, and the words before the colon are no field, or
 * the entry beside it is a text.
 */
export function isEntryOfTexts(text: string, line: Line): boolean {
  const name = isEntry(line) ? NAME.exec(line.text)?.[1] : undefined
  const below = firstOf(linesAfter(text, line), (each) => !isNothing(each))
  if (name === undefined || (below && indentOf(below) === contentOf(line) && NAME.test(below.text)))
    return false
  if (!fieldNames().includes(name)) return true
  const isNext = (each: Line) => !isBlank(each) && indentOf(each) <= indentOf(line)
  return [linesBefore(text, line), linesAfter(text, line)].some((lines) =>
    /^ *- +[^\s[{](?!.*:(?: |$))/.test(firstOf(lines, isNext)?.text ?? ''),
  )
}

export type Owned = Pick<ParserError, 'field' | 'list' | 'owner'>

export const ownerOf = (text: string, line: Line): Owner => ownedBy(text, line).owner

export function ownedBy(text: string, line: Line): Owned {
  const field = NAME.exec(line.text.slice(0, line.value - line.start))?.[1]
  if (field !== undefined) return { field, list: undefined, owner: ownerCalled(field) }
  const above = firstOf(
    linesBefore(text, line),
    (each) => !isBlank(each) && indentOf(each) <= indentOf(line) && !/^\s*[-#•–]/.test(each.text),
  )
  const list = above?.text.endsWith(':') ? NAME.exec(above.text)?.[1] : undefined
  return { field, list, owner: list && ownerCalled(list, true) }
}

export function lineBefore(text: string, line: Line): Line | undefined {
  return line.start === 0 ? undefined : lineAt(text, line.start - 1)
}
