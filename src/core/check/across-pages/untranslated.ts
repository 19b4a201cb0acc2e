/** Texts of a translated page that are still in the main language of the site. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { once } from '../../base/memoize.ts'
import { valueAt } from '../../base/value-at.ts'
import { smallWordsOf, wordsIn } from '../../site/sentences.ts'
import type { Site } from '../../site/site.ts'
import type { TranslatedPage } from './translated-pages.ts'

/** So many small words of a language leave no doubt. */
const ENOUGH = 3
/** A sentence that the other page has, too, needs only one. It is no name, if it is so long. */
const LONG = 4

export function checkUntranslated({ own, original }: TranslatedPage, { config }: Site, report: Report): void {
  const { route, source, traits } = own
  if (!traits.foreign?.length) return
  const small = smallWordsOf(config.lang, route.split('/').slice(1, 2))
  // To prepare it for each sentence anew would take long.
  const there = once(() => inOneLine(original.source.text))
  const isIn = (text: string) => there().includes(inOneLine(text))
  const [first, ...others] = traits.foreign.filter(
    ([path, sentence]) => isInMainLanguage(sentence, small, isIn) && source.spanOf(path).file === source.path,
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
): boolean {
  const words = wordsIn(sentence)
  const known = words.filter((word) => small.has(word.toLowerCase())).length
  // Names have capitals, besides their small words.
  if (known === 0 || !words.some((word) => /^\p{Ll}/u.test(word) && !small.has(word))) return false
  return known >= ENOUGH || (words.length >= LONG && isIn(sentence))
}
