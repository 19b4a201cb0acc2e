/** A page in the folder of another language: it was saved there by mistake, often over the page that was there. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { valueAt } from '../../base/value-at.ts'
import { counterpart, prefixOf } from '../../site/languages.ts'
import { fileOfRoute } from '../../site/page-file.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { smallWordsOf } from '../../site/traits/sentences.ts'

/**
 * A text with this many small words of another language, and with none of its own, is in that language. If the name of
 * the file says so, too, two are enough.
 */
const ENOUGH = 3
/** So many different ones, if the words of the main language are not known. */
const DIFFERENT = 4
/** Words that a neighbour of English, French or Swahili has, too. They do not count if the main language has no known words. */
const SHARED: ReadonlySet<string> = new Set(
  [
    'all am an as at by die do for had her i in is man me my of on or so to want was we will a',
    'ai au ce de del des du e elle en et il la le les mi ne non nos ou pas que qui se si son te tu un une y',
    'au cha hata la na ni vya wa ya yake za',
  ].flatMap((words) => words.split(' ')),
)

/** Texts in the main language on other pages are reported one by one. Of a language without known words, only copies are. */
export function checkLanguageOfPages({ languages, pages }: Site, report: Report): void {
  const [main, ...others] = [...languages].map(([prefix, { lang }]) => ({
    prefix,
    lang,
    small: smallWordsOf(lang),
  }))
  if (!main) return
  for (const linked of pages.values()) {
    const { route, source } = linked
    if (prefixOf(languages, route) !== '') continue
    // A new page has its examples in English.
    const words = ['title', 'description']
      .map((name) => (standsIn(linked, name) ? '' : valueAt(linked.page, [name])))
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}'’]+/u)
    for (const { prefix, lang, small } of others) {
      const bare = withoutLanguage(route, prefix.slice(1))
      const there = counterpart({ languages }, pages.has(bare) ? bare : route, prefix)
      const other = pages.get(there)
      const theirs = words.filter((word) => small.has(word))
      const isKnown =
        main.small.size === 0
          ? new Set(theirs.filter((word) => !SHARED.has(word))).size >= DIFFERENT
          : theirs.length >= (bare !== route && pages.has(bare) ? 2 : ENOUGH) &&
            !words.some((word) => main.small.has(word))
      if (!isKnown && (small.size > 0 || !other || !isCopy(other, linked))) continue
      const finding = messages.pageInAnotherLanguage(
        other?.source.path ?? fileOfRoute(there),
        other !== undefined,
        isKnown ? lang : undefined,
      )
      report({ ...finding, span: source.spanOf(['title']) })
    }
  }
}

/** `/choir` for `/choir-sw` and `/sw-choir`. */
const withoutLanguage = (route: string, code: string) =>
  route.replace(new RegExp(`[-_]${code}$|(?<=/)${code}[-_]`, 'i'), '')

const textOf = ({ page }: LinkedPage) => `${page.title} ${page.description}`

/** A new page is a copy with stand-ins. */
const isCopy = (own: LinkedPage, other: LinkedPage) =>
  textOf(own) === textOf(other) && !standsIn(own, 'description')

const standsIn = ({ source }: LinkedPage, name: string) =>
  source.standIns.some(({ path }) => path[0] === name)
