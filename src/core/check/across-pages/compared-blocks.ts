/** The blocks of a page beside those of its translation, and what differs in them. */
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import type { PlacedText } from '../../site/traits/figures.ts'
import { REFERENCE } from '../../validate/interpolate.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { TranslatedPage } from './translated-pages.ts'

/** The place and the figure on each of the two pages. */
export type Difference = readonly [path: FieldPath, here: string, at: FieldPath, there: string]

export const textAt = ({ value }: SourceFile, path: FieldPath) => String(valueAt(value, path))
export const referencesIn = (source: SourceFile, path: FieldPath): readonly string[] =>
  textAt(source, path).match(REFERENCE) ?? []
export const onlyIn = (own: readonly string[] = [], others: readonly string[] = []) =>
  own.filter((each) => !others.includes(each))

/** If it is the same for two pages, paths lead to the same thing on both: their lists have as many entries. */
export const shapeOf = ({ traits: { order, lists } }: TranslatedPage['own']) => String([order, lists])

export const FLAG = /^(?:true|false)$/

type Compared = readonly [ours: readonly PlacedText[], theirs: readonly PlacedText[]]

/** The figures of each block, beside those of the block that translates it: as many blocks of its type are on both pages. */
export function inBlocks(
  { own, original }: TranslatedPage,
  trait: 'figures' | 'numbers',
): readonly Compared[] {
  // The blocks of its type before and after it.
  const [ours = [], theirs = []] = [own, original].map(({ traits: { order = [] } }) =>
    order.map((type, index) =>
      [type, ...order.flatMap((each, at) => (each === type ? Math.sign(at - index) : []))].join(),
    ),
  )
  return ours.flatMap((key, index): readonly Compared[] => {
    const other = theirs.indexOf(key)
    return areUnlike({ own, original }, index, other)
      ? []
      : [[placedIn(own, index, trait), placedIn(original, other, trait)]]
  })
}

const placedIn = ({ traits }: TranslatedPage['own'], block: number, trait: 'figures' | 'numbers') =>
  (traits[trait] ?? []).filter(([path]) => path[1] === block)

/** An amount that is changed on one page only seldom becomes so many times as much, or so small a part. */
const FAR = 2

/**
 * Whether two blocks are no translations of each other, such as the fines and the prices of tickets: most amounts differ,
 * and by much. If all differ in the same way, one page is older.
 */
export function areUnlike({ own, original }: TranslatedPage, block: number, other: number): boolean {
  const others = placedIn(original, other, 'figures')
  const ratios = sharedBy(placedIn(own, block, 'figures'), others).flatMap(([, here], index) => {
    const [ours, theirs] = [Number(here), Number(others[index]?.[1])]
    return here === '' || Number.isNaN(ours + theirs) ? [] : ours === theirs ? 1 : ours / theirs
  })
  const differing = ratios.filter((ratio) => ratio !== 1)
  const far = differing.filter((ratio) => Math.max(ratio, 1 / ratio) >= FAR)
  return (
    differing.length * 2 > ratios.length && far.length * 2 >= differing.length && new Set(differing).size > 1
  )
}

/** Its place in the block. Hours are in the order of the week. */
export const keyOf = ([path]: PlacedText) =>
  String(path.at(-2) === 'hours' ? path.slice(2, -1) : path.slice(2))

export const sharedBy = (own: readonly PlacedText[], others: readonly PlacedText[]) => {
  const end = own.findIndex((each, index) => !others[index] || keyOf(each) !== keyOf(others[index]))
  return end < 0 ? own : own.slice(0, end)
}

export const areAlike = (own: readonly PlacedText[], others: readonly PlacedText[]) =>
  own.length === others.length && sharedBy(own, others) === own
