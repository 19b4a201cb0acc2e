/** Regular expressions that are made of parts. */

/** A text as a part of a regular expression, where each of its signs means itself. */
export const inPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Matches what one of the parts matches; the first one wins. */
export const anyOf = (parts: readonly (RegExp | string)[]): string =>
  `(?:${parts.map((part) => (typeof part === 'string' ? part : part.source)).join('|')})`
