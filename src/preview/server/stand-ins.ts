/** The stand-ins of a document, with what a page shows of them: texts, links, pictures and frames. */
import type { PageContext } from '../../block/view.ts'
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { picturesIn } from '../../core/base/walk.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'
import type { StandIn } from '../facts.ts'

/** `data` is the validated document of the file. */
export function standInsOf(source: SourceFile, data: unknown, page: PageContext): readonly StandIn[] {
  return source.standIns.map(({ path, span }) => {
    const value = valueAt(data, path)
    const name = String(path.at(-1))
    const leaves = leavesOf(value, name)
    const pictures = picturesIn({ [name]: value }, []).map(({ picture }) => page.picture(picture).src)
    const links = leaves.filter(isAddress).map(({ text }) => page.link({ href: text }).href)
    return {
      file: span.file,
      line: span.start.line,
      column: span.start.column,
      name: nameOf(path),
      block: path[0] === 'blocks' ? Number(path[1]) : undefined,
      texts: [...new Set(leaves.filter((leaf) => !isAddress(leaf)).flatMap((leaf) => shownAs(leaf, page)))],
      addresses: [...new Set([...pictures, ...links])].filter((address) => address !== ''),
    }
  })
}

/** The path in words, without the block: `cards 3 title`. */
function nameOf(path: FieldPath): string {
  const inner = path[0] === 'blocks' ? path.slice(2) : path
  return inner.map((key) => (typeof key === 'number' ? String(key + 1) : String(key))).join(' ') || 'block'
}

/** A text or number in the data, with the name of its field. */
type Leaf = { readonly name: string; readonly text: string; readonly isNumber: boolean }

/** Fields whose values are not words on the page. Pictures are found in another way. */
const UNSEEN = new Set(['type', 'anchor', 'id', 'file', 'slot', 'url'])

function leavesOf(value: unknown, name: string): readonly Leaf[] {
  if (typeof value === 'string' || typeof value === 'number')
    return UNSEEN.has(name) ? [] : [{ name, text: String(value), isNumber: typeof value === 'number' }]
  if (Array.isArray(value)) return value.flatMap((item: unknown) => leavesOf(item, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([inner, item]) => leavesOf(item, inner))
}

function isAddress({ name, text }: Leaf): boolean {
  return name === 'href' || name === 'embedUrl' || /^(?:https|mailto|tel):/.test(text)
}

/** The pieces of text that a view may show for it. */
function shownAs({ name, text, isNumber }: Leaf, page: PageContext): readonly string[] {
  if (isNumber) return [page.money(Number(text)), text]
  if (name === 'markdown') return piecesOf(page.html(text))
  return name === 'iso' ? [page.date(text)] : [text]
}

/** The texts between the tags of HTML, as they appear on the page. */
function piecesOf(html: string): readonly string[] {
  const plain = (piece: string) =>
    piece.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return html
    .split(/<[^>]*>/)
    .map((piece) => plain(piece).trim())
    .filter((piece) => piece.length > 1)
}
