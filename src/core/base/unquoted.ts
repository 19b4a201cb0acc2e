/** A text without the quotes of a word processor around it. Inside, they may belong to it. */
export function unquoted(text: string): string {
  return /^[“”„«»‘’‚]+(.*[^“”«»‘’])[“”«»‘’]+$/.exec(text.trim())?.[1]?.trim() ?? text
}

/** A single quote between others is no apostrophe. */
const CURLY = /^([“”„‟«»‹›]|[‘’‚](?!.*[‘‚]))([^“”„‟«»‹›\n]*)([“”‟«»‘’‹›"'])$/

export type CurlyQuotes = { readonly opening: string; readonly inner: string; readonly closing: string }

/** A line in curly quotes, as word processors write them. */
export function inCurlyQuotes(text: string): CurlyQuotes | undefined {
  const [, opening, inner = '', closing = ''] = CURLY.exec(text) ?? []
  return opening === undefined ? undefined : { opening, inner: inner.trim(), closing }
}
