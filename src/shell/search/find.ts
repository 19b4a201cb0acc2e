/** Finds pages. The words of the index are counted once, when it has come. */
import type { SearchIndex, SearchPage, SearchPart } from '../../block/search-index.ts'
import { matcherOf } from './matches.ts'
import { isSmallIn } from './small-words.ts'
import { foldedWords, wordsIn } from './words.ts'

/** A page that fits, and the part of it that fits best. Without a part, its title or its description does. */
export type Hit = {
  readonly page: SearchPage
  readonly part: SearchPart | undefined
  /** The words of the site that fit. */
  readonly words: ReadonlySet<string>
}

export type Find = (query: string) => readonly Hit[]

const MOST = 10
/** What a word counts, by where it stands. */
const [TITLE, WORDS, HEADING, DESCRIPTION, TEXT] = [8, 6, 4, 3.5, 1]
/** What a small word counts. */
const SMALL = 0.15
/** Pages that fit much worse than the first one are left out. */
const WORTH = 0.12
/** In words: in a longer text or title, each word says less. */
const [LONG_TEXT, LONG_TITLE] = [80, 20]
/** A page that speaks of something in many parts is about it. */
const OTHER_PARTS = 0.03

/** A page as a whole has the part -1. */
type Place = { readonly page: number; readonly part: number }
/** A title, a heading or another text: its place, and what a word of it counts. */
type Text = { readonly place: number; readonly each: number }
type Counts = {
  readonly places: readonly Place[]
  readonly texts: readonly Text[]
  /** The numbers of the texts that have a word, in order, once for each time. */
  readonly words: ReadonlyMap<string, readonly number[]>
}

export function newFinder({ lang, pages }: SearchIndex): Find {
  const counts = countWords(pages)
  const isSmall = isSmallIn(lang)
  return (query) => {
    const asked = [...new Set(wordsIn(query).map(({ folded }) => folded))]
    const terms = asked.map((sought) => {
      const term = termOf(sought, lang, counts, pages.length)
      return isSmall(sought) ? { ...term, weight: term.weight * SMALL } : term
    })
    const found = terms.filter(({ pages }) => pages.size > 0)
    const scored = [...new Set(found.flatMap((term) => [...term.pages]))]
      .map((page) => scoreOf(page, found, counts, pages))
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

function countWords(pages: readonly SearchPage[]): Counts {
  const places: Place[] = []
  const texts: Text[] = []
  const words = new Map<string, number[]>()
  const count = (text: string, weight: number) => {
    if (text === '') return
    const found = foldedWords(text)
    for (const word of found) {
      const known = words.get(word)
      if (known) known.push(texts.length)
      else words.set(word, [texts.length])
    }
    const each = weight / (1 + found.length / (weight < HEADING ? LONG_TEXT : LONG_TITLE))
    texts.push({ place: places.length - 1, each })
  }
  pages.forEach(([, title, description, parts, words = ''], page) => {
    places.push({ page, part: -1 })
    count(title, TITLE)
    count(words, WORDS)
    count(description, DESCRIPTION)
    parts.forEach(([heading, text], part) => {
      places.push({ page, part })
      count(heading, HEADING)
      count(text, TEXT)
    })
  })
  return { places, texts, words }
}

/** What a word counts in each of its places. */
function countsOf(word: string, { texts, words }: Counts): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const text of words.get(word) ?? []) {
    const { place, each } = texts[text] ?? { place: 0, each: 0 }
    const before = counts.get(place)
    counts.set(place, before === undefined ? each : again(before, each))
  }
  return counts
}

/** A word that is repeated counts less each time. */
const again = (before: number, each: number) => Math.max(before, each) + 0.15 * Math.min(before, each)

type Term = {
  readonly words: ReadonlySet<string>
  /** What each place counts for it. */
  readonly places: ReadonlyMap<number, number>
  readonly pages: ReadonlySet<number>
  /** A word that few pages have says more. */
  readonly weight: number
}

function termOf(sought: string, lang: string, counts: Counts, total: number): Term {
  const { places, words } = counts
  const { direct, remote } = matcherOf(sought, lang)
  const near = fitting(words.keys(), direct)
  const chosen = near.length > 0 ? near : fitting(words.keys(), remote)
  const scores = new Map<number, number>()
  for (const [word, quality] of chosen) {
    for (const [place, count] of countsOf(word, counts))
      scores.set(place, Math.max(scores.get(place) ?? 0, count * quality))
  }
  const pages = new Set<number>()
  for (const place of scores.keys()) pages.add(places[place]?.page ?? 0)
  return {
    words: new Set(chosen.map(([word]) => word)),
    places: scores,
    pages,
    weight: 0.1 + Math.log(total / Math.max(1, pages.size)),
  }
}

function fitting(words: Iterable<string>, quality: (word: string) => number) {
  const found: (readonly [word: string, quality: number])[] = []
  for (const word of words) {
    const value = quality(word)
    if (value > 0) found.push([word, value])
  }
  return found
}

/** The score of a page, and the number of its best part. */
function scoreOf(page: number, terms: readonly Term[], { places }: Counts, pages: readonly SearchPage[]) {
  const first = firstPlace(page, pages)
  const whole = terms.map((term) => term.places.get(first) ?? 0)
  const matched = terms.map((term) => (term.pages.has(page) ? term.weight : 0))
  const covered = sum(matched) / sum(terms.map(({ weight }) => weight))
  let best = { own: 0, score: -1, part: -1 }
  let all = 0
  for (let place = first; places[place]?.page === page; place++) {
    const part = places[place]?.part ?? -1
    let [own, score] = [0, 0]
    for (const [index, { places, weight }] of terms.entries()) {
      const here = places.get(place) ?? 0
      own += part < 0 ? 0 : here * weight
      score += Math.max(whole[index] ?? 0, here) * weight
    }
    all += own
    if (score > best.score || (score === best.score && own > best.own))
      best = { own, score, part: own > 0 ? part : -1 }
  }
  return { page, part: best.part, score: (best.score + OTHER_PARTS * all) * covered * covered }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const starts = new WeakMap<readonly SearchPage[], readonly number[]>()

/** The place of a page as a whole. */
function firstPlace(page: number, pages: readonly SearchPage[]): number {
  const known = starts.get(pages) ?? startsOf(pages)
  starts.set(pages, known)
  return known[page] ?? 0
}

function startsOf(pages: readonly SearchPage[]): readonly number[] {
  let next = 0
  return pages.map(([, , , parts]) => {
    const start = next
    next += parts.length + 1
    return start
  })
}
