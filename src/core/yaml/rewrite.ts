/** Edits that replace a value and keep the quotes that the author used. */
import type { Diagnostic, Edit, SourceSpan } from '../../diagnostics/diagnostic.ts'
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
  if (written === from) return [replaced(span, asWritten(to))]
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

/** Puts double quotes around a span. `undefined` if that would change the text. */
export function quotedThere(
  source: Pick<SourceFile, 'textIn'>,
  span: SourceSpan,
): readonly Edit[] | undefined {
  const written = writtenAt(source, span)
  return /[\\\r\n]/.test(written) ? undefined : [replaced(span, inQuotes(written))]
}

/** The edits as the field `fix` of a diagnostic. Empty if there are none. */
export const fixWith = (fix: readonly Edit[] | undefined): Pick<Diagnostic, 'fix'> =>
  fix && fix.length > 0 ? { fix } : {}

/** A text in double quotes, which can hold any text. */
export function inQuotes(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}

/** Whether a text needs no quotes anywhere in YAML. */
function isPlain(text: string): boolean {
  return /^[\p{L}\p{N}/+(.]/u.test(text) && !/: | #|:$|[[\]{}]|, |[\r\n]/.test(text)
}
