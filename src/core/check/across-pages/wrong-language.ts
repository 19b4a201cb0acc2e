/** A page in the folder of another language: it was saved there by mistake, often over the page that was there. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { memoize } from '../../base/memoize.ts'
import { counterpart, prefixOf } from '../../site/languages.ts'
import { fileOfRoute } from '../../site/page-file.ts'
import { smallWordsOf } from '../../site/sentences.ts'
import type { LinkedPage, Site } from '../../site/site.ts'

/** So many small words of another language leave no doubt, if there is none of its own. */
const ENOUGH = 3

/** Texts in the main language on other pages are told one by one. Of a language without known words, only copies are. */
export function checkLanguageOfPages(site: Site, report: Report): void {
  const { config, languages, pages } = site
  const smallWords = memoize((prefix: string) => {
    const others = [...languages].flatMap(([each, { lang }]) => (each === prefix ? [] : lang))
    return smallWordsOf(languages.get(prefix)?.lang ?? config.lang, others)
  })
  for (const linked of languages.size > 1 ? pages.values() : []) {
    const { route, source } = linked
    if (prefixOf(languages, route) !== '') continue
    const words = textOf(linked)
      .toLowerCase()
      .split(/[^\p{L}\p{M}'’-]+/u)
    const smallIn = (prefix: string) => words.filter((word) => smallWords(prefix).has(word)).length
    const isOwn = smallIn('') > 0
    for (const prefix of languages.keys()) {
      const there = counterpart(site, route, prefix)
      const other = pages.get(there)
      const isKnown = !isOwn && smallIn(prefix) >= ENOUGH
      const isCopy = smallWords(prefix).size === 0 && other && isSame(linked, other)
      if (prefix === '' || !(isKnown || isCopy)) continue
      const [main = '', language = ''] = [config.lang, prefix.slice(1)].map((each) => each.replace(/-.*/, ''))
      const finding = messages.pageInAnotherLanguage(
        fileOfRoute(there),
        main,
        isKnown ? language : undefined,
        other !== undefined,
      )
      report({ ...finding, span: source.spanOf(['title']) })
      break
    }
  }
}

/** A new page is a copy with stand-ins. */
const isSame = (own: LinkedPage, other: LinkedPage) =>
  textOf(own) === textOf(other) && other.source.standIns.every(({ path }) => path[0] !== 'description')

const textOf = ({ page }: LinkedPage) => `${page.title} ${page.description}`
