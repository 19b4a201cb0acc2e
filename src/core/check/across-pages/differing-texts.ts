/** Numbers that differ between a text, or an address, and its translation. */
import { only } from '../../../diagnostics/certain.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { once } from '../../base/memoize.ts'
import { linksIn } from '../../site/links.ts'
import { type Counted, NOUN } from '../../site/traits/counts.ts'
import { LOCAL, type PlacedText, withoutCountry } from '../../site/traits/figures.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import {
  areAlike,
  type Difference,
  inBlocks,
  keyOf,
  onlyIn,
  referencesIn,
  shapeOf,
  textAt,
} from './compared-blocks.ts'
import type { TranslatedPage } from './translated-pages.ts'

/** The numbers of a text that the other one does not have. One of them may leave some out, or have more. */
export function numbersDiffering({ own, original }: TranslatedPage): readonly Difference[] {
  return inBlocks({ own, original }, 'numbers').flatMap(([numbers, others]) => {
    const isAlike = areAlike(numbers, others)
    return numbers.flatMap((figure): readonly Difference[] => {
      const other = others.find((each) => keyOf(each) === keyOf(figure)) ?? figure
      const [ours = [], theirs = []] = [figure, other].map(counted)
      const [left, right] = [onlyIn(ours, theirs), onlyIn(theirs, ours)]
      if (ours.length !== theirs.length || left.length === 0) return []
      const [path, at] = [figure[0], other[0]]
      const isOne =
        left.length === 1 && isTypedOnce(referencesIn(own.source, path), referencesIn(original.source, at))
      const [here, there] = [left, right].map((all) => {
        const number = isOne ? all[0] : all.find((each) => isAlike && each.endsWith("'0"))
        return number?.replace(/'.*/, '')
      })
      if (!here || !there || isListed(here) !== isListed(there)) return []
      return [[path, asWritten(here, path, own.source), at, asWritten(there, at, original.source)]]
    })
  })
}

/** The first number that leads elsewhere, in outside addresses that differ in nothing else. */
export function addressesDiffering({ own, original }: TranslatedPage): readonly Difference[] {
  const [ours, theirs] = [own.traits.links, original.traits.links]
  const [places, others] = [own, original].map(({ page }) => once(() => linksIn(page.blocks, ['blocks'])))
  return ours.flatMap(({ kind, to }, index): readonly Difference[] => {
    const other = theirs[index]?.to ?? to
    if (to === other || !to.includes('://') || to.replaceAll(NUMBER, '') !== other.replaceAll(NUMBER, ''))
      return []
    const numbers = other.match(NUMBER) ?? []
    // Another map of the same place may begin a little further on, and a frame may show more around it.
    const near = kind === 'frame' ? 1 : 0.01
    const pairs = (to.match(NUMBER) ?? []).map((here, at) => ({ here, there: numbers[at] ?? here }))
    const first = pairs.find(({ here, there }) => leadsAway(here, there, near))
    if (!first) return []
    const path = places?.()[index]?.path
    return path && String(path) === String(others?.()[index]?.path)
      ? [[path, first.here, path, first.there]]
      : []
  })
}

/** Numbers in words: `hatua sita` for `the seven steps`. */
export function countsDiffering({ own, original }: TranslatedPage): readonly Difference[] {
  const [ours, theirs] = [own, original].map(({ traits: { counts = [] } }) => counts)
  return (ours ?? []).flatMap((count): readonly Difference[] => {
    const [path, number, here, noun, to] = count
    // One of the two pages may have fewer entries: those beside the same link are the same.
    const isLike = (each: Counted) =>
      to ? each[4] === to && each[0].at(-1) === path.at(-1) : String(each[0]) === String(path)
    const other = only(theirs?.filter(isLike) ?? [])
    const isSame = to ? ours?.filter(isLike).length === 1 : shapeOf(own) === shapeOf(original)
    if (!other || !isSame || other[1] === number) return []
    const [at, meant, there, thing] = other
    if (NOUN.test(noun) !== NOUN.test(thing)) return []
    // The number may be there with digits, or in another entry.
    const isThere = (text: string, figure: number) => new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(text)
    const isMoved =
      isThere(textAt(own.source, path), meant) ||
      isThere(textAt(original.source, at), number) ||
      theirs?.some((each) => each[0][1] === path[1] && each[1] === number && !to)
    return isMoved ? [] : [[path, here, at, there]]
  })
}

const NUMBER = /-?\d+(?:\.\d+)?/g

/** Whether a coordinate is that of another place, or a long number has its digits in another order. */
function leadsAway(here: string, there: string, near: number): boolean {
  if (/\b\d{1,3}\.\d{3}/.test(`${here} ${there}`)) return Math.abs(Number(here) - Number(there)) > near
  const sorted = (digits: string) => [...digits].sort().join()
  return here !== there && here.length > 5 && sorted(here) === sorted(there)
}

/** `3&4`, not an amount. */
const isListed = (numbers: string) => numbers.includes('&')

/** Two values of site.yaml may be the same number. */
const counted = ([, numbers]: PlacedText) =>
  numbers.split(' ').map((number, index, all) => `${withoutCountry(number)}'${index - all.indexOf(number)}`)

/** Whether the two texts use the same values, except for one value that only one of them uses. */
const isTypedOnce = (ours: readonly string[], theirs: readonly string[]) =>
  ours.length + theirs.length > 1 && onlyIn(ours, theirs).length + onlyIn(theirs, ours).length === 1

/** As the author wrote it. Values of site.yaml are not written there. */
function asWritten(digits: string, path: FieldPath, source: SourceFile): string {
  const parts = digits.split('&').map((part) => [...part].join(`[,.\u00a0\u202f ]?`))
  const start = digits.length < LOCAL ? String.raw`(?<![\d,.])` : String.raw`\+?\d* ?`
  const parted = new RegExp(String.raw`${start}${parts.join(String.raw`\D+`)}(?!\d)`)
  return parted.exec(textAt(source, path))?.[0] ?? spaced(digits)
}

/** `62,400`, but no commas in a year. */
const spaced = (digits: string) =>
  digits.length > 4 ? digits.replaceAll(/\d(?=(?:\d{3})+$)/g, '$&,') : digits
