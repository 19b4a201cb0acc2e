/** All texts of the site in one string. Browsers are quick at finding parts of words in it. */
import type { SearchPage } from '../../block/search-index.ts'
import { foldedText, isFigure, isLetter } from './words.ts'

/** What a word counts, by where it stands. The more words are there, the less each counts: half of it among `long`. */
const TITLE = { weight: 8, long: 20 }
const WORDS = { weight: 6, long: 20 }
const HEADING = { weight: 4, long: 20 }
const DESCRIPTION = { weight: 3.5, long: 80 }
const TEXT = { weight: 1, long: 80 }

/** A page as a whole has the part -1. */
export type PagePart = { readonly page: number; readonly part: number }
/** A title, a heading or another text: the number of its place, what a word of it counts, and where it ends in `all`. */
type Text = { readonly place: number; readonly each: number; readonly end: number }
export type Texts = {
  readonly places: readonly PagePart[]
  /** The number of the first place of each page: the page as a whole. */
  readonly starts: readonly number[]
  readonly texts: readonly Text[]
  readonly all: string
}

export function textsOf(pages: readonly SearchPage[]): Texts {
  const places: PagePart[] = []
  const starts: number[] = []
  const texts: Text[] = []
  let all = ''
  const add = (text: string, { weight, long }: typeof TITLE) => {
    if (text === '') return
    all += `${foldedText(text)}\n`
    const each = weight / (1 + text.split(' ').length / long)
    texts.push({ place: places.length - 1, each, end: all.length })
  }
  pages.forEach(([, title, description, parts, words = ''], page) => {
    starts.push(places.length)
    places.push({ page, part: -1 })
    add(title, TITLE)
    add(words, WORDS)
    add(description, DESCRIPTION)
    parts.forEach(([heading, text], part) => {
      places.push({ page, part })
      add(heading, HEADING)
      add(text, TEXT)
    })
  })
  return { places, starts, texts, all }
}

/** The words that have one of `parts` in them, each with what it counts in its places. */
export function wordsWith(parts: readonly string[], { texts, all }: Texts): ReadonlyMap<string, Counts> {
  const words = new Map<string, Map<number, number>>()
  parts.forEach((part, number) => {
    const earlier = parts.slice(0, number)
    const isOfWord = isFigure(part[0]) ? isFigure : isLetter
    let text = 0
    for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, at)) {
      let start = at
      while (isOfWord(all[start - 1])) start--
      at += part.length
      while (isOfWord(all[at])) at++
      const word = all.slice(start, at)
      if (earlier.some((other) => word.includes(other))) continue
      while ((texts[text]?.end ?? at) < at) text++
      const { place, each } = texts[text] ?? { place: 0, each: 0 }
      const counts = words.get(word) ?? new Map<number, number>()
      const before = counts.get(place)
      words.set(word, counts.set(place, before === undefined ? each : again(before, each)))
    }
  })
  return words
}

/** What a word counts, by the numbers of its places. */
export type Counts = ReadonlyMap<number, number>

/** A word that is repeated counts less each time. */
const again = (before: number, each: number) => Math.max(before, each) + 0.15 * Math.min(before, each)
