/** A review in words, before it is written as text or as Markdown. */

export type Part =
  /** Our own words. */
  | string
  /** Words of an author. */
  | { readonly quote: string }
  /** A value that became another one. */
  | { readonly swap: readonly [before: string, after: string] }
  /** Words within a text that became others; either may be empty. */
  | { readonly edit: readonly [before: string, after: string] }

export type Line = readonly Part[]

export type Section = { readonly heading: Line; readonly lines: readonly Line[] }

export type Review = { readonly short: Line; readonly sections: readonly Section[] }

/** `a, b and c`. */
export function joined(lines: readonly Line[]): Line {
  return lines.flatMap((line, index) => {
    const before = index === 0 ? '' : index === lines.length - 1 ? ' and ' : ', '
    return [before, ...line]
  })
}

/** At most `most` of some names, and how many more there are. */
export function several(names: readonly string[], most = 6): string {
  const more = names.length - most
  return more > 0 ? `${names.slice(0, most).join(', ')} and ${more} more` : names.join(', ')
}
