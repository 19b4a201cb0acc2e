/** What the browser searches: one file for each language, made by the build and loaded when somebody reaches for it. */

/** A part of a page: a heading and the text below it. Without an anchor, a link uses the words of the heading. */
export type SearchPart = readonly [heading: string, text: string, anchor?: string]
export type SearchPage = readonly [
  href: string,
  title: string,
  description: string,
  parts: readonly SearchPart[],
  /** Words that visitors use and the page does not. */
  words?: string,
]

/** The words of the search. The file brings them, so that pages need not have them. */
export type SearchWords = {
  readonly close: string
  readonly hint: string
  /** `{count}` stands for the number of pages. */
  readonly found: string
  readonly nothing: string
}

export type SearchIndex = {
  readonly lang: string
  readonly words: SearchWords
  readonly pages: readonly SearchPage[]
}
