/** Markdown of text fields. Raw HTML stays text; links are resolved by whoever renders. */
import createParser, { type Token } from 'markdown-it'

/** An author's href as the browser needs it. */
export type LinkAttributes = { readonly href: string; readonly external: boolean }

export type MarkdownOptions = {
  /** `undefined` leaves the words of a link without one. */
  readonly resolve: (href: string) => LinkAttributes | undefined
  /** The hint behind links that leave the site. */
  readonly newTab: string
}

const parser = createParser({ html: false, linkify: false, typographer: false })
// Addresses are judged by the link stage, with a place; pictures go through their own fields; a blank or four
// at the start of a line mean nothing to an author.
parser.validateLink = () => true
parser.normalizeLink = (href) => href
parser.disable(['image', 'code'])
parser.renderer.rules.link_close = (tokens, index) => {
  const { tag, content } = tokens[index] ?? { tag: 'a', content: '' }
  const hint = content && `<span class="visually-hidden">${parser.utils.escapeHtml(content)}</span>`
  return `${hint}</${tag}>`
}

/** One line without anything that means something in Markdown: most texts, which need no parser. */
const PLAIN = /^[A-Za-z](?:[^\p{Cc}\\`*_[\]<>&~]*[^\s\p{Cc}\\`*_[\]<>&~])?$/u

export function renderMarkdown(text: string, options: MarkdownOptions): string {
  if (PLAIN.test(text)) return `<p>${parser.utils.escapeHtml(text)}</p>\n`
  return render(parser.parse(text, {}), options)
}

/** The same for one line: no paragraph around it. */
export function renderInlineMarkdown(text: string, options: MarkdownOptions): string {
  if (PLAIN.test(text)) return parser.utils.escapeHtml(text)
  return render(parser.parseInline(text, {}), options)
}

/** The addresses of all links in a text. */
export function markdownLinks(text: string): readonly string[] {
  if (!/\]\(|\]:|</.test(text)) return []
  return parser
    .parse(text, {})
    .flatMap((token) => token.children ?? [])
    .filter(({ type }) => type === 'link_open')
    .map((token) => String(token.attrGet('href') ?? ''))
}

/** `false` only where a text surely has no heading. */
export const mayHaveHeadings = (text: string): boolean => HEADING.test(text)

/** A line of a mark, or one that underlines the line before; numbers and dashes of lists may stand before it. */
const HEADING = /^ *(?:(?:[-*+>]|\d+[.)]) *)*#|^ *(?:[->*+] *)*[-=]+ *$/m

/** The headings of a text: their levels and their words, as they are written. */
export function markdownHeadings(
  text: string,
): readonly { readonly level: number; readonly words: string }[] {
  if (!mayHaveHeadings(text)) return []
  const tokens: Token[] = []
  // Only the blocks: what stands inside of them is no matter here.
  parser.block.parse(text, parser, {}, tokens)
  return tokens.flatMap(({ type, tag }, index) =>
    type === 'heading_open' ? [{ level: Number(tag.slice(1)), words: tokens[index + 1]?.content ?? '' }] : [],
  )
}

function render(tokens: Token[], options: MarkdownOptions): string {
  for (const token of tokens) resolveLinks(token.children ?? [], options)
  return parser.renderer.render(tokens, parser.options, {})
}

/** Links do not nest, so each closing belongs to the opening before it. */
function resolveLinks(tokens: readonly Token[], { resolve, newTab }: MarkdownOptions): void {
  let link: LinkAttributes | undefined
  for (const token of tokens) {
    if (token.type === 'link_open') {
      link = resolve(String(token.attrGet('href') ?? ''))
      open(token, link)
    }
    if (token.type !== 'link_close') continue
    if (!link) token.tag = 'span'
    else if (link.external) token.content = ` (${newTab})`
  }
}

function open(token: Token, link: LinkAttributes | undefined): void {
  if (!link) {
    token.tag = 'span'
    token.attrs = null
    return
  }
  token.attrSet('href', link.href)
  if (!link.external) return
  token.attrSet('target', '_blank')
  token.attrSet('rel', 'noopener noreferrer')
}
