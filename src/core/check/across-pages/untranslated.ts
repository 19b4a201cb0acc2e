/** Texts of a translated page that are still in the main language of the site. */
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { memoize, once } from '../../base/memoize.ts'
import { valueAt } from '../../base/value-at.ts'
import { snippetName } from '../../load/snippets/snippets.ts'
import { prefixOf } from '../../site/languages.ts'
import type { LinkedPage, Site } from '../../site/site.ts'
import { FEWEST, smallWordsOf, wordsIn } from '../../site/traits/sentences.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { type TranslatedPage, translatedPages } from './translated-pages.ts'

/** A motto, a title of a book, or a hint for readers of the other language. */
const QUOTING = /: \p{Lu}|[iI]n English|English (?:page|version)|speak English|Kiingereza|anglais/u

/** So many small words of a language leave no doubt. A sentence that the other page has, too, needs fewer. */
const ENOUGH = 3
/** `passport`, if another text has `passports`. */
const STEM = 5
/** So many words that are no names and no small words leave no doubt either. */
const LONG = 4

/** Call it once for a site: it counts the words of all translated pages, if they are needed. */
export function untranslatedChecker(site: Site): (pair: TranslatedPage, report: Report) => void {
  const areOfOriginals = originalWords(site)
  const languageOf = memoize(
    (folder: string): PageLanguage => ({
      folder,
      small: smallWordsOf(site.config.lang, [folder]),
      isSpoken: smallWordsOf(folder).size > 0,
      snippets: once(() => snippetsOf(site, folder)),
    }),
  )
  return (pair, report) => {
    const { route, source, traits } = pair.own
    if (traits.foreign?.length) {
      const language = languageOf(route.split('/')[1] ?? '')
      checkUntranslated(pair, language, areOfOriginals, report)
      if (source.text.includes('use:')) checkSnippets(pair, language, report)
    }
  }
}

/** The language of a page, by the name of its folder. */
type PageLanguage = {
  readonly folder: string
  /** The small words of the main language that this one does not have. */
  readonly small: ReadonlySet<string>
  /** Whether its own small words are known. */
  readonly isSpoken: boolean
  /** The names of the snippets that only its pages have. */
  readonly snippets: () => readonly string[]
}

function snippetsOf({ pages, languages }: Site, folder: string): readonly string[] {
  const used = (isOwn: boolean) =>
    [...pages.values()]
      .filter(({ route }) => (prefixOf(languages, route) === `/${folder}`) === isOwn)
      .flatMap(({ source }) => source.dependsOn.flatMap((file) => snippetName(file) ?? []))
  const others = new Set(used(false))
  return [...new Set(used(true))].filter((name) => !others.has(name))
}

/** A snippet with words of the main language. */
function checkSnippets(
  { own: { source, traits }, original }: TranslatedPage,
  { folder, small, isSpoken, snippets }: PageLanguage,
  report: Report,
): void {
  // If the language has no known words, its own sentences are here, too.
  const enough = isSpoken ? ENOUGH : Number.POSITIVE_INFINITY
  const known = new Map<string, number>()
  for (const [path, sentence] of traits.foreign ?? []) {
    const words = wordsIn(sentence).filter((word) => small.has(word.toLowerCase()))
    // The file of a text is asked for only if it matters: a page must be read again for it.
    if (words.length === 0) continue
    const { file } = source.spanOf(path)
    known.set(file, (known.get(file) ?? 0) + words.length)
  }
  for (const [file, words] of known) {
    const name = snippetName(file) ?? ''
    const isSure = words >= (original.source.dependsOn.includes(file) ? 1 : enough)
    if (!isSure || name === '' || !source.text.includes(`use: ${name}`)) continue
    const translated = name.replace('/', `/${folder}/`)
    const others = snippets().filter((each) => each !== name)
    const finding = messages.snippetOfAnotherLanguage(name, translated, false, others)
    report({ ...finding, span: source.spanOfWords([], name) })
  }
}

/** Whether pages in the main language have such words more often than their translations have them. */
type AreOfOriginals = (words: readonly string[]) => boolean

function checkUntranslated(
  { own: { source, traits }, original }: TranslatedPage,
  { small, isSpoken }: PageLanguage,
  areOfOriginals: AreOfOriginals,
  report: Report,
): void {
  // Prepared once, because it takes long.
  const there = once(() => inOneLine(original.source.text))
  const isIn = (text: string) => there().includes(inOneLine(text))
  const isLeft = (sentence: string, path: FieldPath) =>
    wordsIn(sentence).length < FEWEST
      ? isSpoken && isIn(sentence) && isNameLeft(path, plainWords(sentence, small), source, original.source)
      : isSpoken
        ? isInMainLanguage(sentence, small, isIn, areOfOriginals)
        : isCopied(sentence, small, isIn)
  const [first, ...others] = (traits.foreign ?? []).filter(
    ([path, sentence]) => isLeft(sentence, path) && source.spanOf(path).file === source.path,
  )
  if (!first || !(isSpoken || others.length > 0 || plainWords(first[1], small).length > LONG)) return
  const [path, sentence] = first
  const text = valueAt(source.value, path)
  const isWhole = typeof text === 'string' && isIn(text)
  const left = isWhole ? others.filter(([other]) => String(other) !== String(path)) : others
  const finding = messages.textNotTranslated(inOneLine(isWhole ? text : sentence), left.length)
  report({ ...finding, span: isWhole ? source.spanOf(path) : source.spanOfWords(path, sentence) })
}

/**
 * The name of an entry that is the same on both pages, while those of all other entries differ, and one of these had a
 * word of it: `Prize-giving day` beside `Sports day`. `Kung fu` may be the name in both languages.
 */
function isNameLeft(
  path: FieldPath,
  plain: readonly string[],
  own: SourceFile,
  original: SourceFile,
): boolean {
  const [index, field] = path.slice(-2)
  const [names = [], others = []] = [own, original].map(({ value }) => {
    const list = valueAt(value, path.slice(0, -2))
    return Array.isArray(list) ? list.map((entry) => valueAt(entry, [field ?? ''])) : []
  })
  return (
    names.length > 2 &&
    names.length === others.length &&
    names.every((name, at) => (name === others[at]) === (at === index)) &&
    others.some((name, at) => at !== index && wordsIn(String(name)).some((word) => plain.includes(word)))
  )
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Names have capitals, besides their small words. */
const plainWords = (sentence: string, small: ReadonlySet<string>) =>
  wordsIn(sentence).filter((word) => /^\p{Ll}/u.test(word) && !small.has(word))

/** A sentence of the original, on a page in a language whose words are not known. */
const isCopied = (sentence: string, small: ReadonlySet<string>, isIn: (text: string) => boolean): boolean =>
  plainWords(sentence, small).length > 1 &&
  (small.size === 0 || wordsIn(sentence).some((word) => small.has(word.toLowerCase()))) &&
  isIn(sentence)

function isInMainLanguage(
  sentence: string,
  small: ReadonlySet<string>,
  isIn: (text: string) => boolean,
  areOfOriginals: AreOfOriginals,
): boolean {
  const words = wordsIn(sentence)
  const known = words.filter((word) => small.has(word.toLowerCase())).length
  const plain = plainWords(sentence, small)
  if (plain.length === 0 || (known >= ENOUGH && !QUOTING.test(sentence))) return plain.length > 0
  if (!isIn(sentence)) return false
  return known > 0 || (plain.length * 2 > words.length && areOfOriginals(plain))
}

function originalWords(site: Site): AreOfOriginals {
  const starts = once(() => startsOfWords(translatedPages(site)))
  const usesOf = memoize((stem: string) => {
    let uses = 0
    for (const [start, times] of starts()) if (start.startsWith(stem)) uses += times
    return uses
  })
  return (words) => {
    const stems = new Set(words.map((word) => word.slice(0, STEM).toLowerCase()))
    return [...stems].reduce((more, stem) => more + usesOf(stem), 0) > 0
  }
}

/** The first letters of all words, and how many more of them there are in the main language than in the others. */
function startsOfWords(pairs: readonly TranslatedPage[]): ReadonlyMap<string, number> {
  const starts = new Map<string, number>()
  const count = ({ source }: LinkedPage, times: number) => {
    for (const [, start = ''] of source.text.toLowerCase().matchAll(START))
      starts.set(start, (starts.get(start) ?? 0) + times)
  }
  for (const { own, original } of pairs) {
    count(original, 1)
    count(own, -1)
  }
  return starts
}

const START = new RegExp(`(?<!\\p{L})(?=(\\p{L}.{0,${STEM - 1}}))`, 'gsu')
