/** Authors' Markdown. The engine has made it safe: raw HTML never passes. */
import type { PageContext } from './view.ts'

export type Prose = { readonly markdown: string }
export type TextProps = { readonly page: PageContext; readonly prose: Prose | undefined }

/** Paragraphs, lists and headings, as wide as is good to read. */
export function Text({ page, prose }: TextProps) {
  if (!prose) return null
  return <div className="text" dangerouslySetInnerHTML={{ __html: page.html(prose.markdown) }} />
}

/** One line, without a paragraph around it. */
export function InlineText({ page, prose }: TextProps) {
  if (!prose) return null
  return <span dangerouslySetInnerHTML={{ __html: page.inlineHtml(prose.markdown) }} />
}
