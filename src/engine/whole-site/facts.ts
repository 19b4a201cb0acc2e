/** Figures that stand in `facts` of site.yaml and are typed by hand beside the words that name them. */
import type { SiteConfig } from '../../../schema/site.ts'

/** A figure beside the name of a fact. `same` says whether it is the figure of the fact. */
export type TypedFact = { readonly name: string; readonly words: string; readonly same: boolean }

export type Facts = {
  /** In a text, such as `a commitment fee of 20,000`. */
  readonly inText: (text: string) => readonly TypedFact[]
  /** In two fields, such as `title: Commitment fee` and `amount: 20,000`. */
  readonly inFields: (title: string, amount: string) => TypedFact | undefined
}

type Figure = { readonly value: number; readonly percent: boolean; readonly isYear: boolean }
type Fact = { readonly name: string; readonly phrase: string; readonly figure: Figure }

const NUMBER = String.raw`(?:\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+|\d+)(?:\.\d+)?(?:\s?%)?(?![\w%])`
/** What may stand between the name of a fact and its figure, and nothing else. */
const BETWEEN = String.raw`(?:[\s:=–—(*_]|\b(?:of|is|are|at|now|only|just|costs?|currently|amounts to|comes to|kes|kshs?\.?|ksh|CURRENCY)(?=[\s(*_]))*`
const BEFORE = String.raw`(?<![\w.,])(NUMBER)[*_]*\s+(?:(?:for|as)\s+)?(?:(?:the|a|an)\s+)?`

export function factsOf({ facts = {}, currency = 'KES' }: SiteConfig): Facts {
  const all = Object.entries(facts).flatMap(([name, text]): Fact[] => {
    const figure = figureOf(text)
    return figure ? [{ name, phrase: phraseOf(name), figure }] : []
  })
  if (all.length === 0) return { inText: () => [], inFields: () => undefined }
  const byPhrase = new Map(all.map((fact) => [fact.phrase, fact]))
  const fill = (pattern: string) => pattern.replaceAll('NUMBER', NUMBER).replaceAll('CURRENCY', currency)
  const phrases = all.map(({ phrase }) => phrase.replaceAll(' ', String.raw`[\s-]?`)).join('|')
  const named = new RegExp(String.raw`\b(${phrases})s?\b`, 'gi')
  const after = new RegExp(fill(`${BETWEEN}(NUMBER)`), 'iy')
  const before = new RegExp(fill(`${BEFORE}$`), 'i')
  const factAt = (words: string) => byPhrase.get(plain(words)) ?? byPhrase.get(plain(words).replace(/s$/, ''))
  return {
    inText: (text) => {
      if (!/\d/.test(text)) return []
      return [...text.matchAll(named)].flatMap(({ 1: words = '', index, 0: whole }) => {
        const fact = factAt(words)
        after.lastIndex = index + whole.length
        const written = after.exec(text)?.[1] ?? before.exec(text.slice(Math.max(0, index - 40), index))?.[1]
        return (fact && written !== undefined && typed(fact, written)) || []
      })
    },
    inFields: (title, amount) => {
      const fact = factAt(title)
      return fact && typed(fact, amount)
    },
  }
}

/** `grade4Fee` is spoken of as grade 4 fee. */
function phraseOf(name: string): string {
  return plain(name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])|[_-]/g, ' '))
}

const plain = (words: string) =>
  words
    .toLowerCase()
    .trim()
    .replaceAll(/[\s-]+/g, ' ')

function figureOf(text: string): Figure | undefined {
  const written = new RegExp(`^(?:[A-Z]{3} )?(${NUMBER})$`).exec(text.trim())?.[1]
  if (written === undefined) return undefined
  const digits = written.replaceAll(/[ ,%\u00a0\u202f]/g, '')
  return { value: Number(digits), percent: written.includes('%'), isYear: /^(?:19|20)\d\d$/.test(written) }
}

/** A year or a small number beside the name of an amount is something else. */
function typed({ name, figure }: Fact, written: string): TypedFact | undefined {
  const found = figureOf(written)
  if (!found || found.percent !== figure.percent || found.isYear !== figure.isYear) return undefined
  if (found.value * 100 < figure.value) return undefined
  return { name, words: written.trim(), same: found.value === figure.value }
}
