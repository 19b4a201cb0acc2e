/** A review in words, before it is written as text or as Markdown. */

export type Part =
  /** Our own words. */
  | string
  /** Words of an author. */
  | { readonly quote: string }
  /** A value that was replaced. */
  | { readonly swap: readonly [before: string, after: string] }
  /** Words within a text that were replaced; either side may be empty. */
  | { readonly edit: readonly [before: string, after: string] }

export type Line = readonly Part[]

export type Section = { readonly heading: Line; readonly lines: readonly Line[] }

export type Review = {
  readonly short: Line
  /** The same as plain text, and no longer than lists of commits show. */
  readonly title: string
  readonly sections: readonly Section[]
}

/** Joins lines into one. */
export function joinWith(between: string, lines: readonly Line[]): Line {
  return lines.flatMap((line, index) => (index === 0 ? line : [between, ...line]))
}

/** `a, b and c`. */
export function listed(lines: readonly Line[]): Line {
  const last = lines.at(-1) ?? []
  return lines.length < 2 ? last : [...joinWith(', ', lines.slice(0, -1)), ' and ', ...last]
}

/** At most `most` names, and how many more there are. */
export function several(names: readonly string[], most = 6): string {
  const more = names.length - most
  return more > 0 ? `${names.slice(0, most).join(', ')} and ${more} more` : names.join(', ')
}
