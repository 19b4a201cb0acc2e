/** Checks that no two pages have the same title, heading or description, which search results show, or the same search words. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { nameWithoutGaps } from '../../base/file-names.ts'
import { plainWords } from '../../base/plain-words.ts'
import { prefixOf } from '../../site/languages.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { isShown } from '../page/title-and-description.ts'

/** Reports duplicates. Skips pages that search engines do not show. */
export function checkSearchResults(site: Site, report: Report): void {
  const titles = new Map<string, LinkedPage>()
  const descriptions = new Map<string, LinkedPage>()
  const words = new Map<string, LinkedPage>()
  const shown = [...site.pages.values()].filter((page) => isShown(site, page))
  for (const linked of shown) {
    const { route, page } = linked
    // Pages in two languages may have one title.
    const prefix = prefixOf(site.languages, route)
    const first = firstOf(titles, `${prefix} ${page.title}`, linked)
    const alike = firstOf(descriptions, `${prefix} ${page.description}`, linked)
    const { searchWords } = page
    const searched = searchWords && firstOf(words, `${prefix} ${searchWords}`, linked)
    // The one with the name of the title is the right one.
    const [wrong, right] = first && isNamed(linked) && !isNamed(first) ? [first, linked] : [linked, first]
    if (right)
      report({
        ...messages.titleTwice(page.title, right.source.path, alike === first),
        span: wrong.source.spanOf(['title']),
      })
    else if (alike) {
      const [here, there] = [wordsAbout(linked, alike), wordsAbout(alike, linked)]
      const [copy, other] = there < here ? [alike, linked] : [linked, alike]
      report({
        ...messages.descriptionTwice(other.source.path, here !== there, searched === alike),
        span: copy.source.spanOf(['description']),
      })
      // Further copies are compared with the right one.
      if (other === linked) descriptions.set(plainWords(`${prefix} ${page.description}`), linked)
    } else if (searched)
      report({
        ...messages.searchWordsTwice(searched.source.path),
        span: linked.source.spanOf(['searchWords']),
      })
  }
  // A copied page may have kept the heading. A heading that is a part of the title is meant.
  for (const { route, page, source, traits } of shown) {
    const { heading } = traits
    if (heading === undefined) continue
    const other = titles.get(plainWords(`${prefixOf(site.languages, route)} ${heading}`))
    if (other === undefined || plainWords(page.title).includes(plainWords(heading))) continue
    report({
      ...messages.titleTwice(heading, other.source.path, false, page.title),
      span: source.spanOf(['blocks', 0, 'title']),
    })
  }
}

/** Whether the file of a page has the name of its title. */
const isNamed = ({ route, page }: LinkedPage) =>
  nameWithoutGaps(page.title) === nameWithoutGaps(route.replace(/^.*\//, ''))

/**
 * How many words of the description are in the title, the address or the search words of this page, and not in those of
 * the other page.
 */
function wordsAbout(own: LinkedPage, other: LinkedPage): number {
  const said = subjectsIn(own.page.description)
  const others = subjectsOf(other)
  return subjectsOf(own).filter(
    (each) => !others.includes(each) && said.some((word) => stemOf(word) === stemOf(each)),
  ).length
}

const subjectsOf = ({ route, page }: LinkedPage) => [
  ...new Set(subjectsIn(`${page.title} ${route} ${page.searchWords ?? ''}`)),
]

/** Words that are long enough to say what a page is about, without the `s` of a plural, and numbers. */
const subjectsIn = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}|\p{N}+/gu) ?? []).map((word) => word.replace(/s$/, ''))

/** `safe` and `safety`. */
const stemOf = (word: string) => word.slice(0, 4)

/** The earlier page with the same words, if there is one. */
function firstOf(known: Map<string, LinkedPage>, words: string, page: LinkedPage): LinkedPage | undefined {
  const plain = plainWords(words)
  const first = known.get(plain)
  if (first === undefined) known.set(plain, page)
  return first
}
