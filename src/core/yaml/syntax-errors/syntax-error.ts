/** What the YAML library finds wrong with a text, and what is made of it for authors. */
import type { ErrorCode } from 'yaml'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import { startOfLine } from '../../base/lines.ts'

/** A change of the text: what stands from `start` up to `end` becomes `text`. */
export type Splice = { readonly start: number; readonly end: number; readonly text: string }

/** Splices that belong together. */
export type Change = readonly Splice[]

/** A finding and the stretch of text that it is about. */
export type Mark = {
  readonly finding: Finding
  readonly start: number
  readonly end: number
  /** What may mend it, the likeliest first. Whether it does is tried: `safeFix`. */
  readonly fixes?: readonly Change[]
  /** Whether all of them are as likely: then one is safe only if no other mends it. */
  readonly rivals?: boolean
}

export type Fault = {
  readonly text: string
  readonly code: ErrorCode
  /** The library's words. */
  readonly message: string
  readonly at: number
  readonly line: Line
  /** Whose text the line holds, in the words of messages. */
  readonly owner: string | undefined
  /** The first fault is followed by one of this kind at the same place. */
  readonly also: (code: ErrorCode) => boolean
}

/** What a fault means, if it is of this kind. */
export type Cause = (fault: Fault) => Mark | undefined

/** Offsets into the text: of the first word, of what stands behind dashes and the field's name, of the end. */
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
  const head = /^[ \t]*(?:-[ \t]+)*(?:[^\s"'#:[\]{}][^:#]*:(?:[ \t]+|$))?/.exec(words)?.[0].length ?? lead
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

/** How far a line is indented. */
export const indentOf = (line: Line): number => line.words - line.start
/** Where the words begin behind the dashes. */
export const contentOf = (line: Line): number => /^[ \t]*(?:-[ \t]+)*/.exec(line.text)?.[0].length ?? 0
export const isBlank = (line: Line): boolean => line.text === ''
/** Blank lines and remarks belong to nothing. */
export const isNothing = (line: Line): boolean => isBlank(line) || /^[ \t]*#/.test(line.text)
/** Whether a line is that of a field whose text stands below it. */
export const opensText = (line: Line): boolean => /:[ \t]+(?:!\w+ +)?[|>][+-]?$/.test(line.text)

/** The next line with words. */
export function lineBelow(text: string, line: Line): Line | undefined {
  for (const each of linesAfter(text, line)) if (!isBlank(each)) return each
  return undefined
}

const NAME = /^[ \t]*(?:-[ \t]+)*([^\s"'#:[\]{}-][^:#]*?)[ \t]*:(?:[ \t]|$)/

/** Whose text a line holds: its field, or the list that it is an entry of. */
export function ownerOf(text: string, line: Line): string | undefined {
  const own = NAME.exec(line.text)?.[1]
  if (own !== undefined) return `\`${own}\``
  for (let above = lineBefore(text, line); above; above = lineBefore(text, above)) {
    const isOuter = !isBlank(above) && indentOf(above) <= indentOf(line) && !/^\s*[-#•–]/.test(above.text)
    if (!isOuter) continue
    const name = NAME.exec(above.text)?.[1]
    return name !== undefined && above.text.endsWith(':') ? `an entry of \`${name}\`` : undefined
  }
  return undefined
}

export function lineBefore(text: string, line: Line): Line | undefined {
  return line.start === 0 ? undefined : lineAt(text, line.start - 1)
}
