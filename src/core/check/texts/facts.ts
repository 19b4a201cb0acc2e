/** Finds figures of `facts` in site.yaml that are typed by hand next to the name of the fact. */

import type { SiteConfig } from '../../../../schema/site.ts'
import { isOneSign, only } from '../../../diagnostics/certain.ts'
import { inPattern } from '../../base/in-pattern.ts'
import { placesInRow } from './facts-in-row.ts'

/** A figure next to the name of a fact. `same`: whether it equals the fact. */
export type TypedFact = { readonly name: string; readonly words: string; readonly same: boolean }

export type Facts = {
  /** Whether any fact has a figure. */
  readonly any: boolean
  /** In a text, such as `a commitment fee of 20,000`. */
  readonly inText: (text: string) => readonly TypedFact[]
  /** In two fields, such as `title: Commitment fee` and `amount: 20,000`. */
  readonly inFields: (title: string, amount: string) => TypedFact | undefined
}

type Figure = { readonly value: number; readonly percent: boolean; readonly isYear: boolean }
type Fact = { readonly name: string; readonly phrase: string; readonly figure: Figure }

const NUMBER = String.raw`(?:\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+|\d+)(?:\.\d+)?(?:\s?%)?(?![\p{L}\d_%])`
/** The only signs that may be between the name of a fact and its figure. */
const SIGNS = String.raw`[\s:=–—(*_\p{Sc}]`
const WORDS = 'of|is|are|at|now|only|just|costs?|currently|amounts to|comes to'
/** How people write currencies, if not with three letters. */
const SPOKEN: Readonly<Record<string, string>> = { KES: 'kshs?', TZS: 'tshs?', UGX: 'ushs?' }
const BEFORE = String.raw`(?<![\p{L}\d_.,])(${NUMBER})[*_]*\s+(?:(?:for|as)\s+)?(?:(?:the|a|an)\s+)?$`
const STARTS = String.raw`(?<![\p{L}\d_])`
const ENDS = String.raw`(?![\p{L}\d_])`

export function factsOf({ facts = {}, currency = '' }: SiteConfig): Facts {
  const all = Object.entries(facts).flatMap(([name, text]): Fact[] => {
    const [figure, phrase] = [figureOf(text), phraseOf(name)]
    const isTold = figure && /\p{L}/u.test(phrase) && !(figure.isYear && ANY_YEAR.test(phrase))
    return isTold ? [{ name, phrase, figure }] : []
  })
  if (all.length === 0) return { any: false, inText: () => [], inFields: () => undefined }
  const byPhrase = new Map(all.map((fact) => [compact(fact.phrase), fact]))
  // If two names begin alike, the longer one counts.
  const longestFirst = all.toSorted((a, b) => b.phrase.length - a.phrase.length)
  const phrases = longestFirst
    .map(({ phrase }) => inPattern(phrase).replaceAll(' ', String.raw`[\s-]?`))
    .join('|')
  const named = new RegExp(`${STARTS}(${phrases})s?${ENDS}`, 'giu')
  const money = [currency, SPOKEN[currency]].flatMap((word) => (word ? `${word}\\.?` : []))
  const words = [WORDS, ...money].join('|')
  const after = new RegExp(`(?:${SIGNS}|${STARTS}(?:${words})(?=${SIGNS}))*(${NUMBER})`, 'iuy')
  const before = new RegExp(BEFORE, 'iu')
  const percents = all.filter(({ figure, phrase }) => figure.percent && phrase.includes(' '))
  const factAt = (words: string) =>
    byPhrase.get(compact(words)) ?? byPhrase.get(compact(words).replace(/s$/, ''))
  return {
    any: true,
    inText: (text) => {
      if (!/\d/.test(text)) return []
      const beside = [...text.matchAll(named)].flatMap(({ 1: words = '', index, 0: whole }) => {
        const fact = factAt(words)
        after.lastIndex = index + whole.length
        const stated = after.exec(text)?.[1]
        const written = stated ?? before.exec(text.slice(Math.max(0, index - 40), index))?.[1]
        const found = fact && written !== undefined ? typed(fact, written) : undefined
        const isOfSome = stated === undefined && found && fact && isPart(found.words, fact)
        return found && !isOfSome ? found : []
      })
      const inRow = [...placesInRow(text)].flatMap(([name, at]) => {
        after.lastIndex = at
        const written = after.exec(text)?.[1]
        const isTold = beside.some((each) => each.name === name)
        const fact = isTold ? undefined : all.find((each) => each.name === name)
        return (fact && written !== undefined && typed(fact, written)) || []
      })
      const found = [...beside, ...inRow]
      return found.length > 0 || !text.includes('%') ? found : amongWords(text, percents)
    },
    inFields: (title, amount) => {
      const fact = factAt(title)
      return fact && typed(fact, amount)
    },
  }
}

/** `Season 2027` is not the season of now. */
const ANY_YEAR =
  /^(?:year|season|session|edition|term|mwaka|msimu|muhula|ann[ée]e|saison|[ée]dition|exercice|jahr)$/

/** Other words for a word of a name: `Siblings: 10% off`. */
const ALSO: Readonly<Record<string, string>> = {
  discount: String.raw`(?:discount|reduction|rebate|off(?!\p{L}))`,
}

/** `Siblings get a discount of 10%`: the only figure of a sentence that has all words of a name. */
function amongWords(text: string, facts: readonly Fact[]): readonly TypedFact[] {
  if (facts.length === 0) return []
  return text.split(/(?<=[.!?;])\s+|\n\s*(?:\n|[-*]\s)/).flatMap((sentence) => {
    const figure = sentence.includes('${') ? undefined : onlyFigure(sentence)
    if (figure === undefined) return []
    const hasAll = (phrase: string) =>
      phrase
        .split(' ')
        .every((word) => new RegExp(STARTS + (ALSO[word] ?? inPattern(word)), 'iu').test(sentence))
    const meant = only(facts, ({ phrase }) => hasAll(phrase))
    return (meant && typed(meant, figure)) ?? []
  })
}

/** ` on tuition, from term 1 of 2027`: since when. */
const SINCE =
  /^[^\d%]*\s(?:from|since|starting|beginning|as of|kuanzia|tangu)\s(?:\p{L}+\s)?(?:\d{1,2}\s(?:of\s|ya\s)?)?(?:\p{L}+\s)?20\d\d\s*[.!?;]?$/iu

/** Besides the figure, a sentence may only say since when it is so. */
function onlyFigure(sentence: string): string | undefined {
  const [first, second] = sentence.matchAll(/\d[\d.]*(?:\s?%)?/g)
  if (!first || !second) return first?.[0]
  const rest = sentence.slice(first.index + first[0].length)
  return first[0].includes('%') && SINCE.test(rest) ? first[0] : undefined
}

/** `grade4Fee` becomes `grade 4 fee`. */
function phraseOf(name: string): string {
  return plain(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])|[_-]/g, ' '))
}

const plain = (words: string) =>
  words
    .toLowerCase()
    .trim()
    .replaceAll(/[\s-]+/g, ' ')

/** The same for `Grade4 fee`, `grade 4 fee` and `grade-4 fee`. */
const compact = (words: string) => plain(words).replaceAll(' ', '')

const FIGURE = new RegExp(`^(?:[A-Z]{3} )?(${NUMBER})$`, 'u')

function figureOf(text: string): Figure | undefined {
  const written = FIGURE.exec(text.trim())?.[1]
  if (written === undefined) return undefined
  const digits = written.replaceAll(/[ ,%\u00a0\u202f]/g, '')
  return { value: Number(digits), percent: written.includes('%'), isYear: /^(?:19|20)\d\d$/.test(written) }
}

/** Of `members: 1,248`, 40 may be some, as in `40 members came`. A wrong number of all is near it. */
function isPart(words: string, { figure, phrase }: Fact): boolean {
  const { value = 0 } = figureOf(words) ?? {}
  const isNear = Math.abs(value - figure.value) * 5 <= figure.value
  // Of two small numbers, one figure is half of them.
  const isSlip = figure.value >= 100 && isOneSign(`${value}`, `${figure.value}`)
  return !figure.percent && !phrase.includes(' ') && !isNear && !isSlip
}

/** `undefined` if the number is something else, such as a year or a small number next to the name of an amount. */
function typed({ name, figure }: Fact, written: string): TypedFact | undefined {
  const found = figureOf(written)
  if (!found || found.percent !== figure.percent || found.isYear !== figure.isYear) return undefined
  if (found.value * 100 < figure.value) return undefined
  return { name, words: written.trim(), same: found.value === figure.value }
}
