/** The words around what was found. */
import { type Word, wordsIn } from './words.ts'

/** In letters. */
const LENGTH = 150
/** Before the first word that was found. */
const BEFORE = 50

export type Piece = { readonly text: string; readonly isFound: boolean }

/** The pieces of a text that were found, and those between them. A long text is cut. */
export function excerptOf(text: string, found: ReadonlySet<string>): readonly Piece[] {
  const words = wordsIn(text)
  const first = fullest(words.filter(({ folded }) => found.has(folded)))
  const from = startOf(text, first)
  const to = endOf(text, from + LENGTH, first)
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

/** Where the first excerpt begins that has the most different words. */
function fullest(hits: readonly Word[]): number {
  let best = { start: 0, count: 0 }
  for (const [index, { start }] of hits.entries()) {
    const near = new Set<string>()
    for (let at = index; (hits[at]?.end ?? Infinity) <= start + LENGTH - BEFORE; at++)
      near.add(hits[at]?.folded ?? '')
    if (near.size > best.count) best = { start, count: near.size }
  }
  return best.start
}

/** Never within a word, unless an address is so long that what was found would be cut off. */
function startOf(text: string, first: number): number {
  const wanted = first - BEFORE
  if (wanted <= 0) return 0
  const gap = text.indexOf(' ', wanted)
  return gap >= 0 && gap < first ? gap + 1 : wanted
}

function endOf(text: string, wanted: number, first: number): number {
  if (wanted >= text.length) return text.length
  const gap = text.lastIndexOf(' ', wanted)
  return gap > first ? gap : wanted
}
