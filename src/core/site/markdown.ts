/** Reads and renders the Markdown of text fields. Raw HTML stays text. The caller resolves links. */
import createParser, { type Token } from 'markdown-it'
import type { ResolvedLink } from '../../block/view.ts'
import { BARE, bareLinks } from './bare-links.ts'
import { type Piece, simpleMarkdown } from './simple-markdown.ts'

/** An author's link as the browser needs it. */
export type LinkAttributes = Pick<ResolvedLink, 'href' | 'external' | 'reload' | 'hrefLang'>

export type MarkdownOptions = {
  /** `undefined` keeps the words of the link, without a link. */
  readonly resolve: (href: string) => LinkAttributes | undefined
  /** The hint after links that leave the site. */
  readonly newTab: string
}

const parser = createParser({ html: false, linkify: false, typographer: false }).use(bareLinks)
// check-links.ts checks addresses, and knows their spans. Pictures have their own fields. Authors do not expect four
// blanks at the start of a line to mean code. Quotes and dots stay as they are.
parser.validateLink = () => true
parser.normalizeLink = (href) => href
parser.normalizeLinkText = (href) => href
parser.disable(['image', 'code', 'html_block', 'html_inline', 'replacements', 'smartquotes', 'linkify'])
// `21*30` is a size. Two of them in a text do not make it italic.
parser.inline.ruler.before('emphasis', 'times', (state, silent) => {
  const isTimes = /^\d\*\d/.test(state.src.slice(state.pos - 1, state.pos + 2))
  if (isTimes && !silent) state.pending += '*'
  if (isTimes) state.pos += 1
  return isTimes
})
parser.renderer.rules.link_close = (tokens, index) => {
  const { tag, content } = tokens[index] ?? { tag: 'a', content: '' }
  const hint = content && `<span class="visually-hidden">${parser.utils.escapeHtml(content)}</span>`
  return `${hint}</${tag}>`
}

export function renderMarkdown(text: string, options: MarkdownOptions): string {
  const paragraphs = simpleMarkdown(text)
  if (!paragraphs) return render(parser.parse(text, {}), options)
  return paragraphs.map((pieces) => `<p>${htmlOf(pieces, options)}</p>\n`).join('')
}

/** The same without a paragraph around the text. */
export function renderInlineMarkdown(text: string, options: MarkdownOptions): string {
  const pieces = text.includes('\n') ? undefined : simpleMarkdown(text)?.[0]
  return pieces ? htmlOf(pieces, options) : render(parser.parseInline(text, {}), options)
}

export type MarkdownLink = { readonly to: string; readonly words: string }

/** All links in a text, without bare ones: their authors did not ask for a link. */
export function markdownLinks(text: string): readonly MarkdownLink[] {
  if (!/\]\(|\]:|</.test(text)) return []
  const paragraphs = simpleMarkdown(text)
  if (paragraphs) return linksOf(paragraphs)
  return parser.parse(text, {}).flatMap(({ children }) => linksAmong(children ?? []))
}

function linksOf(paragraphs: readonly (readonly Piece[])[]): readonly MarkdownLink[] {
  const links: MarkdownLink[] = []
  for (const pieces of paragraphs)
    for (const { kind, href, text } of pieces) if (kind === 'link') links.push({ to: href, words: text })
  return links
}

function linksAmong(tokens: readonly Token[]): readonly MarkdownLink[] {
  return tokens.flatMap((token, at) => {
    if (token.type !== 'link_open' || token.markup === BARE) return []
    const inside = tokens.slice(
      at,
      tokens.findIndex(({ type }, index) => type === 'link_close' && index > at),
    )
    const words = inside.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('')
    return { to: String(token.attrGet('href') ?? ''), words }
  })
}

/** The plain words of each paragraph, heading and list entry, with the Markdown signs that had no effect. */
export function shownWords(text: string): readonly string[] {
  if (simpleMarkdown(text)) return []
  const shown = ({ type, content }: Token) => (type === 'text' ? content : type === 'softbreak' ? '\n' : '\0')
  return parser
    .parse(text, {})
    .filter(({ type }) => type === 'inline')
    .map(({ children }) => (children ?? []).map(shown).join(''))
}

/** `false` only if a text surely has no heading. */
export const mayHaveHeadings = (text: string): boolean => HEADING.test(text)

/** A line with `#`, or one that underlines the line before. List numbers, dashes and `>` may come first. */
const HEADING = /^ *(?:(?:[-*+>]|\d+[.)]) *)*#|^ *(?:[->*+] *)*[-=]+ *$/m

/** The headings of a text, with their levels from 1 to 6 and their words as written. */
export function markdownHeadings(
  text: string,
): readonly { readonly level: number; readonly words: string }[] {
  if (!mayHaveHeadings(text)) return []
  const tokens: Token[] = []
  // Parses blocks only: what is inside them does not matter here.
  parser.block.parse(text, parser, {}, tokens)
  return tokens.flatMap(({ type, tag }, index) =>
    type === 'heading_open' ? [{ level: Number(tag.slice(1)), words: tokens[index + 1]?.content ?? '' }] : [],
  )
}

/** The words of a text as visitors read them: its headings, and its paragraphs, list entries and cells. */
export function markdownParts(
  text: string,
): readonly { readonly isHeading: boolean; readonly words: string }[] {
  const paragraphs = simpleMarkdown(text)
  if (paragraphs)
    return paragraphs.map((pieces) => ({
      isHeading: false,
      words: pieces.map((piece) => piece.text).join(''),
    }))
  const shown = ({ type, content }: Token) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content)
  const tokens = parser.parse(text, {})
  return tokens.flatMap(({ type, content, children }, index) => {
    if (type === 'fence') return [{ isHeading: false, words: content }]
    if (type !== 'inline') return []
    const words = (children ?? [])
      .filter(({ type }) => type !== 'link_close')
      .map(shown)
      .join('')
    return [{ isHeading: tokens[index - 1]?.type === 'heading_open', words }]
  })
}

const { escapeHtml } = parser.utils

function htmlOf(pieces: readonly Piece[], options: MarkdownOptions): string {
  return pieces.map((piece) => pieceHtml(piece, options)).join('')
}

/** The same HTML that the parser writes. */
function pieceHtml({ kind, text, href }: Piece, { resolve, newTab }: MarkdownOptions): string {
  const words = escapeHtml(text)
  if (kind === 'words') return words
  if (kind === 'bold') return `<strong>${words}</strong>`
  const link = resolve(href)
  if (!link) return `<span>${words}</span>`
  const other = link.hrefLang === undefined ? '' : ` hreflang="${link.hrefLang}"`
  const opening = `<a href="${escapeHtml(link.href)}"${other}${link.reload ? ' data-reload=""' : ''}`
  if (!link.external) return `${opening}>${words}</a>`
  const hint = `<span class="visually-hidden">${escapeHtml(` (${newTab})`)}</span>`
  return `${opening} target="_blank" rel="noopener noreferrer">${words}${hint}</a>`
}

function render(tokens: Token[], options: MarkdownOptions): string {
  for (const token of tokens) resolveLinks(token.children ?? [], options)
  return parser.renderer.render(tokens, parser.options, {})
}

/** Links cannot nest, so each closing token belongs to the opening token before it. */
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
  if (link.hrefLang !== undefined) token.attrSet('hreflang', link.hrefLang)
  if (link.reload) token.attrSet('data-reload', '')
  if (!link.external) return
  token.attrSet('target', '_blank')
  token.attrSet('rel', 'noopener noreferrer')
}
