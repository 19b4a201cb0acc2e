/** The blocks of a page beside those of its translation, and what differs in them. */
import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import type { PlacedText } from '../../site/figures.ts'
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
  const at = ({ traits }: TranslatedPage['own'], block: number) =>
    (traits[trait] ?? []).filter(([path]) => path[1] === block)
  return ours.map((key, index) => [at(own, index), at(original, theirs.indexOf(key))])
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
