/** The pages that have words of a link to no page: in their titles, search words, addresses, first pictures or the menu. */
import { lastPart } from '../../base/last-part.ts'
import { prefixOf } from '../../site/languages.ts'
import { linksIn } from '../../site/links.ts'
import { NOT_FOUND, type Route } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'

type ByWord = ReadonlyMap<string, ReadonlySet<Route>>

const known = new WeakMap<Site, ByWord>()

/** If more pages have a word, it does not say which page is meant. */
const MANY = 5
/** What one word is worth that no other page has, if it is the only long word of the link. */
const LEAST = 0.5

/** At most a few. Words of the address count twice as much as words of the link. */
export function pagesLike(address: string, words: string, site: Site): readonly Route[] {
  const byWord = known.get(site) ?? wordsOfPages(site)
  known.set(site, byWord)
  const own = wordsOf(nameOf(address))
  const others = wordsOf(words).filter((word) => word.length > 3)
  const rated = [...new Set([...own, ...others].flatMap((word) => few(byWord.get(word))))].map(
    (route) => [route, rate(own, route, byWord) + rate(others, route, byWord) / 2] as const,
  )
  const best = Math.max(LEAST, ...rated.map(([, rating]) => rating))
  return rated.flatMap(([route, rating]) => (rating >= best ? route : []))
}

const few = (pages: ReadonlySet<Route> = new Set()) => (pages.size > MANY ? [] : [...pages])

/** The fewer pages have a word, the more it tells. Words that the page does not have speak against it. */
function rate(words: readonly string[], route: Route, byWord: ByWord): number {
  let [sum, shared] = [0, 0]
  for (const word of words) {
    const pages = byWord.get(word)
    if (!pages?.has(route)) continue
    sum += 1 / pages.size
    shared++
  }
  return shared && sum * (shared / words.length) ** 2
}

/** Links of a language name its pages without their folder. */
function wordsOfPages({ addressOf, config, languages, pages, prefix }: Site): ByWord {
  const found = new Map<string, Set<Route>>()
  const add = (route: Route, ...texts: readonly (string | undefined)[]) => {
    const own = prefixOf(languages, route)
    const bare = route.slice(own.length) || '/'
    // The title of the home page has the name of the site, which says little.
    if (bare === '/' || bare === NOT_FOUND || (own !== '' && own !== prefix)) return
    for (const word of wordsOf(texts.join(' '))) found.set(word, (found.get(word) ?? new Set()).add(bare))
  }
  for (const { route, page, traits } of pages.values())
    if (page.layout !== 'bare')
      add(route, page.title, page.searchWords, nameOf(route), nameOf(traits.pictures[0]?.file ?? ''))
  for (const { link } of linksIn(config, [])) {
    const { address } = link.kind === 'href' && link.words !== undefined ? addressOf(link.to) : {}
    if (address?.kind === 'page' && 'words' in link) add(address.route, link.words)
  }
  return found
}

const nameOf = (path: string) => lastPart(path).replace(/\.\w+$/, '')

/** Without an `s` at the end. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]{3,}/gu)
    ?.map((word) => word.replace(/s$/, '')) ?? []
