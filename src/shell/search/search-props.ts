/** The props of the search. The browser reads them from the HTML. */
export type SearchProps = {
  readonly label: string
  /** The address of the index. */
  readonly index: string
  /** The page with the list of all pages, if the site has one. */
  readonly list?: { readonly title: string; readonly href: string; readonly current: boolean } | undefined
}
