/**
 * Authors' Markdown as HTML. The engine has made it safe: raw HTML never passes. These are functions, not components,
 * because components take React more time, and pages have dozens of texts.
 */
import type { PageContext } from './view.ts'

export type Prose = { readonly markdown: string }

/** Paragraphs, lists and headings, in a width that is good to read. */
export function textOf(page: PageContext, prose: Prose | undefined) {
  if (!prose) return null
  return <div className="text" dangerouslySetInnerHTML={{ __html: page.html(prose.markdown) }} />
}

/** The same for an address: a line break begins a new line. */
export const addressOf = (page: PageContext, address: Prose | undefined) =>
  textOf(page, address && { markdown: address.markdown.replaceAll(/(?<=\S)\n(?=\S)/g, '  \n') })

/** One line, without a paragraph around it. */
export function inlineTextOf(page: PageContext, prose: Prose | undefined) {
  if (!prose) return null
  return <span dangerouslySetInnerHTML={{ __html: page.inlineHtml(prose.markdown) }} />
}
