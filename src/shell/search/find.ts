/** Finds pages. Only words that may fit are counted, so that the first results come soon after the index. */
import type { SearchIndex, SearchPage, SearchPart } from '../../block/search-index.ts'
import { figureIn, isSmallIn, searchWordsIn } from './language.ts'
import { type Matcher, type Matchers, matcherOf } from './matches.ts'
import { type Counts, type Texts, textsOf, wordsWith } from './texts.ts'
import { wordsIn } from './words.ts'

/** A page that fits, and the part of it that fits best. Without a part, its title or its description does. */
export type Hit = {
  readonly page: SearchPage
  readonly part: SearchPart | undefined
  /** The words of the site that fit. */
  readonly words: ReadonlySet<string>
}

export type Find = (query: string) => readonly Hit[]

const MOST = 10
/** What a small word counts. */
const SMALL = 0.15
/** Pages that fit much worse than the first one are left out. */
const WORTH = 0.12
/** A page that speaks of something in many parts is about it. */
const OTHER_PARTS = 0.03

export function newFinder({ lang, pages }: SearchIndex): Find {
  const texts = textsOf(pages)
  const language = searchWordsIn(lang)
  const [isSmall, figureOf] = [isSmallIn(language), figureIn(language)]
  return (query) => {
    const asked = [...new Set(wordsIn(asWritten(query, texts)).map(({ folded }) => folded))]
    const terms = asked.map((sought) => {
      const figure = figureOf(sought)
      const same = figure === undefined ? undefined : matcherOf(figure, language).direct
      const term = termOf({ ...matcherOf(sought, language), same }, texts, pages.length)
      return isSmall(sought) ? { ...term, weight: term.weight * SMALL } : term
    })
    const found = terms.filter((term) => term.pages.size > 0)
    const scored = [...new Set(found.flatMap((term) => [...term.pages]))]
      .map((page) => scoreOf(page, found, texts))
      .sort((a, b) => b.score - a.score || a.page - b.page)
    const best = scored[0]?.score ?? 0
    const words = new Set(found.flatMap((term) => [...term.words]))
    return scored
      .filter(({ score }) => score >= best * WORTH)
      .slice(0, MOST)
      .flatMap(({ page: number, part }) => {
        const page = pages[number]
        return page ? [{ page, part: page[3][part], words }] : []
      })
  }
}

/** A telephone number without gaps, with any prefix, becomes the one of the site that ends with the same seven digits. */
function asWritten(query: string, { all }: Texts): string {
  return query.replace(/\d{7,}/g, (number) => {
    const end = number.slice(-7).split('').join('[ ()/-]{0,2}')
    return all.match(`\\d*${end}(?!\\d)`)?.[0] ?? number
  })
}

type Term = {
  readonly words: ReadonlySet<string>
  /** What each place counts for it. */
  readonly places: ReadonlyMap<number, number>
  readonly pages: ReadonlySet<number>
  /** A word that few pages have says more. */
  readonly weight: number
}

/** `same` is for another way to write what is sought. */
type Sought = Matchers & { readonly same: Matcher | undefined }

function termOf({ direct, remote, same }: Sought, texts: Texts, total: number): Term {
  const near = [...fitting(direct, texts), ...(same ? fitting(same, texts) : [])]
  const chosen = near.length > 0 ? near : fitting(remote, texts)
  const places = new Map<number, number>()
  for (const { counts, quality } of chosen) {
    for (const [place, count] of counts) places.set(place, Math.max(places.get(place) ?? 0, count * quality))
  }
  const pages = new Set<number>()
  for (const place of places.keys()) pages.add(texts.places[place]?.page ?? 0)
  return {
    words: new Set(chosen.map(({ word }) => word)),
    places,
    pages,
    weight: 0.1 + Math.log(total / Math.max(1, pages.size)),
  }
}

function fitting({ parts, quality }: Matcher, texts: Texts) {
  const found: { readonly word: string; readonly counts: Counts; readonly quality: number }[] = []
  for (const [word, counts] of wordsWith(parts, texts)) {
    const value = quality(word)
    if (value > 0) found.push({ word, counts, quality: value })
  }
  return found
}

/** The score of a page, and the number of its best part. */
function scoreOf(page: number, terms: readonly Term[], { places, starts }: Texts) {
  const first = starts[page] ?? 0
  const whole = terms.map((term) => term.places.get(first) ?? 0)
  const matched = terms.map((term) => (term.pages.has(page) ? term.weight : 0))
  const covered = sum(matched) / sum(terms.map(({ weight }) => weight))
  let best = { own: 0, score: -1, part: -1 }
  let all = 0
  for (let place = first; places[place]?.page === page; place++) {
    const part = places[place]?.part ?? -1
    let [own, score] = [0, 0]
    for (const [index, term] of terms.entries()) {
      const here = term.places.get(place) ?? 0
      own += part < 0 ? 0 : here * term.weight
      score += Math.max(whole[index] ?? 0, here) * term.weight
    }
    all += own
    if (score > best.score || (score === best.score && own > best.own))
      best = { own, score, part: own > 0 ? part : -1 }
  }
  return { page, part: best.part, score: (best.score + OTHER_PARTS * all) * covered * covered }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
