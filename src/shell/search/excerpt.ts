/** The words around what was found. */
import { wordsIn } from './words.ts'

/** In letters. */
const LENGTH = 150
/** Before the first word that was found. */
const BEFORE = 50

export type Piece = { readonly text: string; readonly isFound: boolean }

/** The pieces of a text that were found, and those between them. A long text is cut. */
export function excerptOf(text: string, found: ReadonlySet<string>): readonly Piece[] {
  const words = wordsIn(text)
  const first = words.find(({ folded }) => found.has(folded))
  const from = startOf(text, first ? first.start - BEFORE : 0)
  const to = endOf(text, from + LENGTH)
  const pieces: Piece[] = from > 0 ? [{ text: '… ', isFound: false }] : []
  let at = from
  for (const { folded, start, end } of words) {
    if (start < from || end > to || !found.has(folded)) continue
    if (start > at) pieces.push({ text: text.slice(at, start), isFound: false })
    pieces.push({ text: text.slice(start, end), isFound: true })
    at = end
  }
  if (to > at) pieces.push({ text: text.slice(at, to), isFound: false })
  return to < text.length ? [...pieces, { text: ' …', isFound: false }] : pieces
}

/** Never within a word. */
function startOf(text: string, wanted: number): number {
  return wanted <= 0 ? 0 : text.indexOf(' ', wanted) + 1
}

function endOf(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length
  const gap = text.lastIndexOf(' ', wanted)
  return gap > 0 ? gap : wanted
}
