/** Near names that can be written without asking. */
import { distance } from 'fastest-levenshtein'

/**
 * The one known word that an author certainly meant: it differs in capitals, blanks and hyphens, in an `s` at the
 * end, or in one letter of five or two of nine. Figures must be the same, and no other word may be as near.
 */
export function certain(word: string, known: readonly string[]): string | undefined {
  const candidates = known.filter((each) => figuresOf(each) === figuresOf(word))
  return (
    only(candidates, (each) => folded(each) === folded(word)) ??
    only(candidates, (each) => singular(each) === singular(word)) ??
    only(candidates, (each) => isSlip(folded(word), folded(each)))
  )
}

/** The item that fits, if it is the only one. */
export function only<Item>(items: readonly Item[], fits: (item: Item) => boolean = () => true) {
  const [found, ...others] = items.filter(fits)
  return others.length === 0 ? found : undefined
}

/** Without capitals, accents, blanks and most signs. */
export const folded = (word: string) =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}/#:.]|[.:]$/gu, '')
const singular = (word: string) => folded(word).replace(/s$/, '')
const figuresOf = (word: string) => word.replaceAll(/\D/g, '')

/** Parts of a path are words of their own: `facts.ada` is not `facts.saa`, nor is `boy.jpg` meant for `toy.jpg`. */
function isSlip(word: string, meant: string): boolean {
  const [parts, others] = [partsOf(word), partsOf(meant)]
  if (parts.length !== others.length) return isSlipInPart(word, meant)
  return parts.every((part, at) => part === others[at] || isSlipInPart(part, others[at] ?? ''))
}

const partsOf = (word: string) => word.split(/[/#:.]/)

function isSlipInPart(word: string, meant: string): boolean {
  if (isTurned(word, meant)) return true
  const length = Math.min(word.length, meant.length)
  const most = length < 5 ? (length < 4 ? 0 : 1) : length < 9 ? 1 : 2
  return distance(word, meant) <= most
}

/** Whether one sign differs, or two neighbours have changed places. */
export const isOneSign = (word: string, meant: string) =>
  Math.abs(word.length - meant.length) < 2 && (distance(word, meant) === 1 || isTurned(word, meant))

/** The same. Figures must be the same. */
export const isOneSlip = (word: string, meant: string) =>
  isOneSign(word, meant) && figuresOf(word) === figuresOf(meant)

/** Not in the last letter, which may be an ending. */
export const isInnerSlip = (word: string, meant: string) =>
  word.at(-1) === meant.at(-1) && isOneSlip(word, meant)

/** Two neighbours have changed places. */
export const isTurned = (word: string, meant: string) =>
  word.length === meant.length && word !== meant && turned(word).includes(meant)

/** What a word becomes when two neighbours change places, by the place of the first. */
export const turned = (word: string): readonly string[] =>
  Array.from(
    word,
    (_, at) => word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2),
  )

export type Contacts = Readonly<Record<string, { readonly title?: unknown } | null>>

/** The name of the only contact of site.yaml with exactly this title. */
export const contactTitled = (title: string, contacts: Contacts): string | undefined =>
  only(Object.keys(contacts), (each) => lowered(contacts[each]?.title) === lowered(title))

/** What an author wrote may be a list or a group. */
const lowered = (words: unknown) => (typeof words === 'string' ? words.trim().toLowerCase() : undefined)
