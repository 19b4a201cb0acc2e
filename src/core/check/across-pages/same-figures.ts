/** Numbers, days, and `true` or `false` that differ between a page and its translation. */
import { only } from '../../../diagnostics/certain.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { once } from '../../base/memoize.ts'
import { fieldOf } from '../../base/texts-in.ts'
import { valueAt } from '../../base/value-at.ts'
import { type Counted, NOUN } from '../../site/counts.ts'
import { LOCAL, type PlacedText, withoutCountry } from '../../site/figures.ts'
import { linksIn } from '../../site/links.ts'
import type { LinkedPage } from '../../site/site.ts'
import { REFERENCE } from '../../validate/interpolate.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { TranslatedPage } from './translated-pages.ts'

/** `pages` are all valid pages. */
export function checkSameFigures(
  { own, original }: TranslatedPage,
  pages: readonly LinkedPage[],
  report: Report,
): void {
  const alike = once(() => {
    const shape = shapeOf(original)
    return pages.filter((each) => each !== own && each !== original && shapeOf(each) === shape)
  })
  const [first, ...rest] = [
    ...differing({ own, original }, false),
    ...flagsDiffering({ own, original }),
    ...numbersDiffering({ own, original }),
    ...addressesDiffering({ own, original }),
    ...countsDiffering({ own, original }),
  ]
    .filter(([path, , at]) => pageOf(own, path) === pageOf(original, at))
    .map((difference) => told(difference, own.source, original.source, alike))
  if (!first) return
  const { name, here, there, place, span, value } = first
  const lines = rest.map(({ span: { file, start } }) =>
    file === span.file ? `line ${start.line}` : `${file}:${start.line}`,
  )
  report({ ...messages.languagesDiffer(name, here, { says: there, place, value }, lines), span })
}

/** The page that the entry of a list leads to. Entries that lead to others are not each other's translation. */
function pageOf({ page }: LinkedPage, path: FieldPath): string | undefined {
  const entry = path.slice(1, path.findLastIndex((key) => typeof key === 'number') + 1)
  return /^\/.*/.exec(String(valueAt(page.blocks, [...entry, 'href'])))?.[0]
}

/** The place and the figure on each of the two pages. */
type Difference = readonly [path: FieldPath, here: string, at: FieldPath, there: string]

/**
 * A difference at its place. If one page has a value of site.yaml and the other one a figure, the figure is wrong. So is
 * `true` or `false` if other pages with the same blocks have what the translation says, and none has the other value.
 */
function told(
  [path, here, at, there]: Difference,
  own: SourceFile,
  original: SourceFile,
  alike: () => readonly LinkedPage[],
) {
  const places = [
    { source: own, path, says: here },
    { source: original, path: at, says: there },
  ] as const
  const [ours, theirs] = places.map(({ source, path }) => referencesIn(source, path))
  const [left, right] = [onlyIn(ours, theirs), onlyIn(theirs, ours)]
  const value = (left.length === 0) === (right.length === 0) ? undefined : only([...left, ...right])
  const others = FLAG.test(here) ? alike().map(({ source }) => textAt(source, at)) : []
  const isOther =
    (left.length > 0 && value !== undefined) || (others.includes(here) && !others.includes(there))
  const [wrong, other] = isOther ? [places[1], places[0]] : places
  return {
    name: fieldOf(wrong.path),
    here: wrong.says,
    there: other.says,
    value,
    span: wrong.source.spanOfWords(wrong.path, wrong.says),
    place: other.source.spanOfWords(other.path, value ?? other.says),
  }
}

const textAt = ({ value }: SourceFile, path: FieldPath) => String(valueAt(value, path))
const referencesIn = (source: SourceFile, path: FieldPath): readonly string[] =>
  textAt(source, path).match(REFERENCE) ?? []
const onlyIn = (own: readonly string[] = [], others: readonly string[] = []) =>
  own.filter((each) => !others.includes(each))

/** The numbers of a text that the other one does not have. One of them may leave some out, or have more. */
function numbersDiffering({ own, original }: TranslatedPage): readonly Difference[] {
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
function addressesDiffering({ own, original }: TranslatedPage): readonly Difference[] {
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
function countsDiffering({ own, original }: TranslatedPage): readonly Difference[] {
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

/** If it is the same for two pages, paths lead to the same thing on both: their lists have as many entries. */
const shapeOf = ({ traits: { order, lists } }: TranslatedPage['own']) => String([order, lists])

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

type Compared = readonly [ours: readonly PlacedText[], theirs: readonly PlacedText[]]

/** The figures of each block, beside those of the block that translates it: as many blocks of its type are on both pages. */
function inBlocks({ own, original }: TranslatedPage, trait: 'figures' | 'numbers'): readonly Compared[] {
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
const keyOf = ([path]: PlacedText) => String(path.at(-2) === 'hours' ? path.slice(2, -1) : path.slice(2))

const sharedBy = (own: readonly PlacedText[], others: readonly PlacedText[]) => {
  const end = own.findIndex((each, index) => !others[index] || keyOf(each) !== keyOf(others[index]))
  return end < 0 ? own : own.slice(0, end)
}

const areAlike = (own: readonly PlacedText[], others: readonly PlacedText[]) =>
  own.length === others.length && sharedBy(own, others) === own

/** Whether the other one has all of these figures. */
const isPart = (own: readonly PlacedText[], others: readonly PlacedText[]) =>
  own.every(([, here]) => others.some(([, there]) => here === there))

const FLAG = /^(?:true|false)$/
const isFlag = ([, value]: PlacedText) => FLAG.test(value)

/** Lists whose entries are in another order have the same number of entries with `true`: these do not differ. */
function flagsDiffering(pages: TranslatedPage): readonly Difference[] {
  const found = differing(pages, true)
  const more = found.reduce((sum, [, here]) => sum + (here === 'true' ? 1 : -1), 0)
  return more === 0 ? [] : found
}

/** If one list is longer, those before an entry that is the same again, or the only one. Others may have no counterpart. */
function differing(pages: TranslatedPage, flags: boolean): readonly Difference[] {
  return inBlocks(pages, 'figures').flatMap((block) => {
    const [own = [], others = []] = block.map((all) => all.filter((each) => isFlag(each) === flags))
    const isAlike = areAlike(own, others)
    if (!isAlike && (isPart(own, others) || isPart(others, own))) return []
    let end = 0
    const found = sharedBy(own, others).flatMap(([path, here, written], index) => {
      const [at = path, there = '', other] = others[index] ?? []
      // A value of site.yaml is compared in site.yaml.
      const isSame = here === there || (written !== undefined && written === other)
      if (isSame) end = index
      const difference: Difference = [path, written ?? here, at, other ?? there]
      return isSame ? [] : [{ difference, index }]
    })
    const sure = isAlike || found.length === 1 ? found : found.filter(({ index }) => index < end)
    // Days with the same hours are one place.
    return [...new Map(sure.map(({ difference }) => [String(difference[0]), difference])).values()]
  })
}
