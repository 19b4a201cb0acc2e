/** Edits that put another value in the place of one, written as its author wrote. */
import type { Diagnostic, Edit, SourceSpan } from '../../diagnostics/diagnostic.ts'
import type { SourceFile } from './source-file.ts'

/** What stands at a span becomes `text`. */
export function replaced({ file, start, end }: SourceSpan, text: string): Edit {
  return { file, start: start.offset, end: end.offset, text }
}

/**
 * The edit that makes the text `to` of the text `from`, which is the whole value at a span. `undefined` where
 * the value is written in another way than its text, as with escapes or over several lines.
 */
export function rewritten(
  source: SourceFile,
  span: SourceSpan,
  from: string,
  to: string,
): readonly Edit[] | undefined {
  const written = source.textIn(span.file).slice(span.start.offset, span.end.offset)
  if (written === from) return [replaced(span, asWritten(to))]
  const quote = written[0]
  if ((quote !== '"' && quote !== "'") || written !== `${quote}${from}${quote}`) return undefined
  return [replaced(span, /["'\\]/.test(to) ? inQuotes(to) : `${quote}${to}${quote}`)]
}

/** A text as it may stand after a colon: in quotes where it needs them. */
export function asWritten(text: string): string {
  return isPlain(text) ? text : inQuotes(text)
}

/** Double quotes around what stands at a span; `undefined` where that would change what it says. */
export function quotedThere(
  source: Pick<SourceFile, 'textIn'>,
  span: SourceSpan,
): readonly Edit[] | undefined {
  const written = source.textIn(span.file).slice(span.start.offset, span.end.offset)
  return /[\\\r\n]/.test(written) ? undefined : [replaced(span, inQuotes(written))]
}

/** The edits, if there are any, as part of a diagnostic. */
export const fixWith = (fix: readonly Edit[] | undefined): Pick<Diagnostic, 'fix'> =>
  fix && fix.length > 0 ? { fix } : {}

/** A text in the quotes that can hold any text. */
export function inQuotes(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}

/** Whether a text means itself without quotes, wherever it stands. */
function isPlain(text: string): boolean {
  return /^[\p{L}\p{N}/+(.]/u.test(text) && !/: | #|:$|[[\]{}]|, |[\r\n]/.test(text)
}
