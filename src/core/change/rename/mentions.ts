/** Finds where a page is mentioned: links in fields and texts, menus, chains. */
import type { Edit } from '../../../diagnostics/diagnostic.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { fieldOf, type TextAt, textsIn } from '../../base/texts-in.ts'
import { type Route, sameAddress } from '../../site/routes.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** Fields with the address of a page. */
const ADDRESSES = new Set(['href', 'embedUrl', 'hideOn'])
/** Sections of site.yaml with values that pages can use as addresses. */
const NAMED_VALUES = new Set(['links', 'facts'])
/** The address of a Markdown link: after `](`, or after the colon of `[name]: `. */
const MARKDOWN_ADDRESS = /(\]\(\s*<?|\]:\s*<?)(\/[^\s)#?>"']*)/g

/** The same with the place on the page. */
const MARKDOWN_ADDRESS_WHOLE = /(\]\(\s*<?|\]:\s*<?)(\/[^\s)#?>"']*)(?:[#?][^\s)>"']*)?/g
/** A whole link: its words, and the address. */
const MARKDOWN_LINK = /\[([^\][]*)\]\(\s*<?(\/[^\s)#?>"']*)[^)]*\)/g

export type Mention = TextAt & {
  /** The whole text is the address. Otherwise the link is among other words. */
  readonly isAddress: boolean
}

/** Where a page is mentioned. */
export function mentionsIn(source: SourceFile, from: Route): readonly Mention[] {
  return textsIn(source.value, []).flatMap(({ text, path }) =>
    editsAt(source, { text, path }, from, from).length === 0
      ? []
      : [{ text, path, isAddress: isAddress(source, path) }],
  )
}

/** A text with links to another page instead. They lead to its top. */
export function relinked(text: string, from: Route, to: Route): string {
  return text.replaceAll(MARKDOWN_ADDRESS_WHOLE, (whole, opening: string, page: string) =>
    sameAddress(page, from) ? `${opening}${to}` : whole,
  )
}

/** A text without the links to a page: their words stay. */
export function unlinked(text: string, from: Route): string {
  return text.replaceAll(MARKDOWN_LINK, (whole, words: string, page: string) =>
    sameAddress(page, from) ? words : whole,
  )
}

/** The edits that replace the address of a page wherever it is mentioned. Anchors stay. */
export function mentionEdits(source: SourceFile, from: Route, to: Route): readonly Edit[] {
  return textsIn(source.value, []).flatMap((text) => editsAt(source, text, from, to))
}

function editsAt(source: SourceFile, { text, path }: TextAt, from: Route, to: Route): readonly Edit[] {
  if (path[0] === 'aliases') return []
  return isAddress(source, path)
    ? addressEdits(source, path, text, from, to)
    : linkEdits(source, path, from, to)
}

function isAddress({ path: file }: SourceFile, path: FieldPath): boolean {
  if (file === 'site.yaml' && NAMED_VALUES.has(String(path[0]))) return true
  return ADDRESSES.has(fieldOf(path))
}

function addressEdits(
  source: SourceFile,
  path: FieldPath,
  text: string,
  from: Route,
  to: Route,
): readonly Edit[] {
  const [page = ''] = text.split(/[#?]/)
  if (!sameAddress(page, from)) return []
  const { start, end } = source.spanOfWords(path, text)
  const isAsWritten = source.text.slice(start.offset, end.offset) === text
  return isAsWritten
    ? [{ file: source.path, start: start.offset, end: start.offset + page.length, text: to }]
    : [{ file: source.path, start: start.offset, end: end.offset, text: `"${to}${text.slice(page.length)}"` }]
}

function linkEdits(source: SourceFile, path: FieldPath, from: Route, to: Route): readonly Edit[] {
  const { start, end } = source.spanOf(path)
  const written = source.text.slice(start.offset, end.offset)
  return [...written.matchAll(MARKDOWN_ADDRESS)].flatMap(({ index, 1: opening = '', 2: page = '' }) => {
    if (!sameAddress(page, from)) return []
    const at = start.offset + index + opening.length
    return [{ file: source.path, start: at, end: at + page.length, text: to }]
  })
}
