/** Edits that replace a value and keep the quotes that the author used. */
import type { Diagnostic, Edit, SourceSpan } from '../../diagnostics/diagnostic.ts'
import { startOfLine } from '../base/lines.ts'
import { inCurlyQuotes } from '../base/unquoted.ts'
import { type SourceFile, writtenAt } from './source-file.ts'

/** Replaces a span with `text`. */
export function replaced({ file, start, end }: SourceSpan, text: string): Edit {
  return { file, start: start.offset, end: end.offset, text }
}

/**
 * The edit that replaces `from` with `to`; `from` must be the whole value at a span. `undefined` if the value is not
 * written as its text, for example with escapes or over several lines.
 */
export function rewritten(
  source: SourceFile,
  span: SourceSpan,
  from: string,
  to: string,
): readonly Edit[] | undefined {
  const written = writtenAt(source, span)
  if (written === from)
    return [replaced(span, isPlainAfter(from, to) && isAlone(source, span) ? to : asWritten(to))]
  const quote = written[0]
  if ((quote !== '"' && quote !== "'") || written !== `${quote}${from}${quote}`) return undefined
  return [replaced(span, /["'\\]/.test(to) ? inQuotes(to) : `${quote}${to}${quote}`)]
}

/** A text as a YAML value, with quotes if it needs them. */
export function asWritten(text: string): string {
  return isPlain(text) ? text : inQuotes(text)
}

/** The two fields of a link, each as a line without its indent. */
export const linkFields = (title: string, href: string): readonly [title: string, href: string] => [
  `title: ${asWritten(title)}`,
  `href: ${asWritten(href)}`,
]

/**
 * Puts double quotes around a span, in place of curly ones. `undefined` if that would change the text, or hide that a `#`
 * after it may belong to it.
 */
export function quotedThere(
  source: Pick<SourceFile, 'textIn'>,
  span: SourceSpan,
): readonly Edit[] | undefined {
  const written = writtenAt(source, span)
  const words = inCurlyQuotes(written)?.inner ?? written
  const isCut = /^[ \t]+#\S/.test(source.textIn(span.file).slice(span.end.offset))
  return isCut || /[\\\r\n]/.test(written) ? undefined : [replaced(span, inQuotes(words))]
}

/** The edits as the field `fix` of a diagnostic. Empty if there are none. */
export const fixWith = (fix: readonly Edit[] | undefined): Pick<Diagnostic, 'fix'> =>
  fix && fix.length > 0 ? { fix } : {}

/** A text in double quotes, which can hold any text. */
export function inQuotes(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}

/** Whether a text needs no quotes anywhere in YAML. */
const isPlain = (text: string): boolean => isPlainAlone(text) && !/[[\]{}]|, /.test(text)

/** The same for a value with its line for itself, not among others in brackets. */
export const isPlainAlone = (text: string): boolean =>
  /^[\p{L}\p{N}/+(.$]/u.test(text) && !/:\s|\s#|:$|[\r\n]/.test(text)

/** Whether what a plain text becomes needs no quotes either. */
const isPlainAfter = (from: string, to: string): boolean =>
  isPlainAlone(from.slice(0, 2) === to.slice(0, 2) ? `.${to}` : to)

/** Whether nothing else is on the line of a value but dashes, its name and a comment. */
function isAlone(source: SourceFile, { file, start, end }: SourceSpan): boolean {
  const text = source.textIn(file)
  const lead = text.slice(startOfLine(text, start.offset), start.offset)
  return (
    /^[ \t]*(?:- +)*(?:[\w.-]+: +)?(?:!todo +)?$/.test(lead) &&
    /^[ \t]*(?:#|\r?\n|$)/.test(text.slice(end.offset))
  )
}
