/** Numbers, days, and `true` or `false` that differ between a page and its translation. */
import { only } from '../../../diagnostics/certain.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { once } from '../../base/memoize.ts'
import { valueAt } from '../../base/value-at.ts'
import type { Figure } from '../../site/figures.ts'
import { linksIn } from '../../site/links.ts'
import { REFERENCE } from '../../validate/interpolate.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { TranslatedPage } from './translated-pages.ts'

/** In pages with another structure, only texts with the same values of site.yaml can be compared. */
export function checkSameFigures({ own, original }: TranslatedPage, report: Report): void {
  const [first, ...rest] = [
    ...differing(own.traits.figures, original.traits.figures, false),
    ...flagsDiffering({ own, original }),
    ...numbersDiffering({ own, original }),
    ...addressesDiffering({ own, original }),
  ].map((difference) => told(difference, own.source, original.source))
  if (!first) return
  const { name, here, there, place, span, value } = first
  const lines = rest.map(({ span: { file, start } }) =>
    file === span.file ? `line ${start.line}` : `${file}:${start.line}`,
  )
  report({ ...messages.languagesDiffer(name, here, there, place, lines, value), span })
}

type Difference = { readonly path: FieldPath; readonly here: string; readonly there: string }

/** A difference at its place. If one page has a value of site.yaml and the other one a figure, the figure is wrong. */
function told({ path, here, there }: Difference, own: SourceFile, original: SourceFile) {
  const [ours, theirs] = [own, original].map((source) => referencesIn(valueAt(source.value, path)))
  const [left, right] = [onlyIn(ours, theirs), onlyIn(theirs, ours)]
  const isOurs = left.length === 0
  const value = isOurs === (right.length === 0) ? undefined : only(isOurs ? right : left)
  const name = String(path.at(-1))
  return isOurs || value === undefined
    ? {
        name,
        here,
        there,
        value,
        span: own.spanOfWords(path, here),
        place: original.spanOfWords(path, value ?? there),
      }
    : {
        name,
        here: there,
        there: here,
        value,
        span: original.spanOfWords(path, there),
        place: own.spanOfWords(path, value),
      }
}

const referencesIn = (text: unknown): readonly string[] => String(text).match(REFERENCE) ?? []
const onlyIn = (own: readonly string[] = [], others: readonly string[] = []) =>
  own.filter((each) => !others.includes(each))

/** The numbers of a text that the other one does not have. One of them may leave some out, or have more. */
function numbersDiffering({ own, original }: TranslatedPage): readonly Difference[] {
  const [numbers = [], others = []] = [own.traits.numbers, original.traits.numbers]
  const isAlike = areAlike(numbers, others)
  const known = new Map(others.map(([path, there]) => [String(path), there]))
  return numbers.flatMap(([path, here]) => {
    const there = known.get(String(path)) ?? here
    const [ours = [], theirs = []] = here === there ? [] : [here, there].map(counted)
    const [left, right] = [onlyIn(ours, theirs), onlyIn(theirs, ours)]
    if (ours.length !== theirs.length || left.length === 0) return []
    const isOne = left.length === 1 && isTypedOnce(path, own.source, original.source)
    const [only, other] = [left, right].map((all) => {
      const number = isOne ? all[0] : all.find((each) => isAlike && each.endsWith("'0"))
      return number?.replace(/'.*/, '')
    })
    if (!only || !other) return []
    return [{ path, here: asWritten(only, path, own.source), there: asWritten(other, path, original.source) }]
  })
}

/** The first number that leads elsewhere, in outside addresses that differ in nothing else. */
function addressesDiffering({ own, original }: TranslatedPage): readonly Difference[] {
  const [ours, theirs] = [own.traits.links, original.traits.links]
  const [places, others] = [own, original].map(({ page }) => once(() => linksIn(page.blocks, ['blocks'])))
  return ours.flatMap(({ kind, to }, index) => {
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
    return path && String(path) === String(others?.()[index]?.path) ? [{ path, ...first }] : []
  })
}

const NUMBER = /-?\d+(?:\.\d+)?/g

/** Whether a coordinate is that of another place, or a long number has its digits in another order. */
function leadsAway(here: string, there: string, near: number): boolean {
  if (/\b\d{1,3}\.\d{3}/.test(`${here} ${there}`)) return Math.abs(Number(here) - Number(there)) > near
  const sorted = (digits: string) => [...digits].sort().join()
  return here !== there && here.length > 5 && sorted(here) === sorted(there)
}

/** Two values of site.yaml may be the same number. */
const counted = (numbers: string) =>
  numbers.split(' ').map((number, index, all) => `${number}'${index - all.indexOf(number)}`)

/** Whether the two texts use the same values, except for one value that only one of them uses. */
function isTypedOnce(path: FieldPath, own: SourceFile, original: SourceFile): boolean {
  const [ours = [], theirs = []] = [own, original].map(({ value }) => referencesIn(valueAt(value, path)))
  return ours.length + theirs.length > 1 && onlyIn(ours, theirs).length + onlyIn(theirs, ours).length === 1
}

/** As the author wrote it. Values of site.yaml are not written there. */
function asWritten(digits: string, path: FieldPath, { value }: SourceFile): string {
  const parted = new RegExp(String.raw`(?<![\d,.])${[...digits].join(`[,.\u00a0\u202f ]?`)}(?!\d)`)
  return parted.exec(String(valueAt(value, path)))?.[0] ?? spaced(digits)
}

/** `62,400`, but no commas in a year. */
const spaced = (digits: string) =>
  digits.length > 4 ? digits.replaceAll(/\d(?=(?:\d{3})+$)/g, '$&,') : digits

const areAlike = (own: readonly Figure[], others: readonly Figure[]) =>
  own.length === others.length && own.every(([path], index) => String(path) === String(others[index]?.[0]))

const isFlag = ([, value]: Figure) => value === 'true' || value === 'false'

/** Lists whose entries are in another order have the same number of entries with `true`: these do not differ. */
function flagsDiffering({ own, original }: TranslatedPage): readonly Difference[] {
  const found = differing(own.traits.figures, original.traits.figures, true)
  const more = found.reduce((sum, { here }) => sum + (here === 'true' ? 1 : -1), 0)
  return more === 0 ? [] : found
}

function differing(
  ours: readonly Figure[] = [],
  theirs: readonly Figure[] = [],
  flags: boolean,
): readonly Difference[] {
  const [own = [], others = []] = [ours, theirs].map((all) => all.filter((each) => isFlag(each) === flags))
  if (!areAlike(own, others)) return []
  return own.flatMap(([path, here, written], index) => {
    const [, there = '', other] = others[index] ?? []
    // A value of site.yaml is compared in site.yaml.
    const isSame = here === there || (written !== undefined && written === other)
    return isSame ? [] : [{ path, here: written ?? here, there: other ?? there }]
  })
}
