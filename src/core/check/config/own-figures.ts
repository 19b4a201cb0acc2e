/** Amounts, numbers and phone numbers that differ between the languages of site.yaml. */
import type { SiteConfig } from '../../../../schema/site.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { valueAt } from '../../base/value-at.ts'
import { countOf } from '../../site/traits/counts.ts'
import { hasDecimalComma, inDigits, withoutCountry } from '../../site/traits/figures.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** `own` are the values of a language, and `at` is their place. */
export function checkOwnFigures(
  own: NonNullable<SiteConfig['languages']>[string],
  main: SiteConfig,
  at: readonly string[],
  source: SourceFile,
  report: Report,
): void {
  const paths = [
    ...Object.keys(own.facts ?? {}).map((name) => ['facts', name]),
    ...Object.keys(own.contacts ?? {}).map((name) => ['contacts', name, 'phone']),
    ['countdown', 'label'],
    ['enroll', 'title'],
  ]
  for (const path of paths) {
    const here = String(valueAt(own, path) ?? '')
    const there = String(valueAt(main, path) ?? '')
    if (here === '' || there === '') continue
    const isText = path[0] === 'countdown' || path[0] === 'enroll'
    const lang = own.lang ?? at[1] ?? main.lang
    const differ = isText
      ? numbersDiffer(here, there)
      : figuresDiffer(digitsIn(here, lang), digitsIn(there, main.lang))
    if (!differ && !countsDiffer(here, lang, there, main.lang)) continue
    const finding = messages.languagesDiffer(path.join('.'), here, {
      says: there,
      place: source.spanOf(path),
    })
    report({ ...finding, span: source.spanOf([...at, ...path]) })
  }
}

function figuresDiffer(figures: readonly string[], others: readonly string[]): boolean {
  // A single figure may be in words in the other language: half of the fees.
  const isInWords = (figures.length === 0 || others.length === 0) && figures.length + others.length < 2
  return !isInWords && String(figures) !== String(others)
}

/** Words differ, and so do the hours of the Swahili clock. */
function digitsIn(words: string, lang: string): readonly string[] {
  const plain = inDigits(words, lang)
  const text = hasDecimalComma(lang) ? plain.replaceAll(/(?<=\d),(?=\d)/g, '.') : plain
  const figures = /^[\d\s.,()+-]+$/.test(text)
    ? [text.replaceAll(/[\s()-]/g, '')]
    : (text.match(/\d[\d,]{2,}|\d+(?=[\d.,]*\s?(?:%|p(?:er|our) ?cent))|(?<=asilimia )\d+/g) ?? [])
  return figures.map((figure) => withoutCountry(figure.replaceAll(/,|\.(?:00)?$/g, ''))).sort()
}

/** `5 pm` is `17 h`, and `saa 11`; a grade may be `CM1` or `6e`. */
const HOUR = /\p{L}\d|\d\p{L}|\d ?(?:[ap]\.?m|h|o.clock)(?!\p{L})|:\d|(?<!\p{L})saa /iu

/** Of `2026/27` and `2026/2027`: `26` and `27`. */
const NUMBERS = /(?<=\b20)\d\d\b|\b(?!20\d\d\b)\d+/g

/** Also grades and days, unless one of the two has more numbers. */
function numbersDiffer(here: string, there: string): boolean {
  const [ours = [], theirs = []] = [here, there].map((text) => text.match(NUMBERS)?.sort() ?? [])
  return ours.length === theirs.length && String(ours) !== String(theirs) && !HOUR.test(`${here} ${there}`)
}

/** `miji mitatu` for `four towns`. One of the two may have its number with digits. */
function countsDiffer(here: string, own: string, there: string, main: string): boolean {
  if (/\d/.test(here + there)) return false
  const [ours, theirs] = [countOf(here, [], here, own), countOf(there, [], there, main)]
  return ours !== undefined && theirs !== undefined && ours[1] !== theirs[1]
}
