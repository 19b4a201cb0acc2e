/** Texts of a translated page that are still in the main language of the site. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { once } from '../../base/memoize.ts'
import { valueAt } from '../../base/value-at.ts'
import { smallWordsOf, wordsIn } from '../../site/sentences.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { type TranslatedPage, translatedPages } from './translated-pages.ts'

/** So many small words of a language leave no doubt. A sentence that the other page has, too, needs fewer. */
const ENOUGH = 3
/** `passport`, if another text has `passports`. */
const STEM = 5

export function checkUntranslated({ own, original }: TranslatedPage, site: Site, report: Report): void {
  const { config } = site
  const { route, source, traits } = own
  if (!traits.foreign?.length) return
  const small = smallWordsOf(config.lang, route.split('/').slice(1, 2))
  // To prepare it for each sentence anew would take long.
  const there = once(() => inOneLine(original.source.text))
  const isIn = (text: string) => there().includes(inOneLine(text))
  const [first, ...others] = traits.foreign.filter(
    ([path, sentence]) =>
      isInMainLanguage(sentence, small, isIn, site) && source.spanOf(path).file === source.path,
  )
  if (!first) return
  const [path, sentence] = first
  const text = valueAt(source.value, path)
  const isWhole = typeof text === 'string' && isIn(text)
  const left = isWhole ? others.filter(([other]) => String(other) !== String(path)) : others
  const finding = messages.textNotTranslated(inOneLine(isWhole ? text : sentence), left.length)
  report({ ...finding, span: isWhole ? source.spanOf(path) : source.spanOfWords(path, sentence) })
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function isInMainLanguage(
  sentence: string,
  small: ReadonlySet<string>,
  isIn: (text: string) => boolean,
  site: Site,
): boolean {
  const words = wordsIn(sentence)
  const known = words.filter((word) => small.has(word.toLowerCase())).length
  // Names have capitals, besides their small words.
  const plain = words.filter((word) => /^\p{Ll}/u.test(word) && !small.has(word))
  if (plain.length === 0 || known >= ENOUGH) return plain.length > 0
  if (!isIn(sentence)) return false
  return known > 0 || (plain.length * 2 > words.length && areOfOriginals(plain, site))
}

/** Whether pages in the main language have such words more often than their translations have them. */
function areOfOriginals(words: readonly string[], site: Site): boolean {
  const uses = new RegExp(`(?<!\\p{L})(?:${words.map((word) => word.slice(0, STEM)).join('|')})`, 'giu')
  const usesIn = ({ source }: LinkedPage) => source.text.split(uses).length
  return (
    translatedPages(site).reduce((more, { own, original }) => more + usesIn(original) - usesIn(own), 0) > 0
  )
}
