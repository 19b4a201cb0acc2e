/** Finds words that people often misspell, and small words that are there twice in a row. */
import type { SiteConfig } from '../../../../schema/site.ts'
import type { Finding } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { inLanguage } from '../../../languages/language.ts'
import { spelling as spellings } from '../../../languages/spelling.ts'
import { visitTexts } from '../../base/texts-in.ts'
import type { CheckTexts } from './texts.ts'

/** Not in an address, or in the name of a file. */
const [BEFORE, AFTER] = [String.raw`(?<![\p{L}\d/.@_-])`, String.raw`(?![\p{L}\d/@_-]|\.\p{L})`]
/** Such a text is a name or an address for programs. */
const NAME = /^(?:[\p{Ll}\d-]+|\S*[/@.:]\S*)$/u

/** In one paragraph, and both in small letters, but for the first one: `AND and OR` are other words. */
const twiceIn = (word: string) =>
  String.raw`${word.replace(/^./, (first) => `[${first}${first.toUpperCase()}]`)}(?:[^\S\n]+|\n(?!\s*\n)\s*)${word}`

/** Call it once for a site. Words below `spelling:` in site.yaml stay as they are. */
export function spellingCheck({ lang, currency, spelling: kept = {} }: SiteConfig): CheckTexts {
  const { neverTwice = '', misspelt = '' } = inLanguage(spellings, lang) ?? {}
  const pairs = wordsOf(misspelt)
  const usual = new Map(pairs.flatMap((word, at) => (at % 2 === 0 ? [[word, pairs[at + 1] ?? '']] : [])))
  const small = wordsOf(`${currency ?? ''} ${neverTwice}`)
  if (small.length === 0) return () => undefined
  const rough = new RegExp(
    String.raw`\b(?:${[String.raw`(${small.join('|')})\s+\1`, ...usual.keys()].join('|')})\b`,
    'i',
  )
  const twice = new RegExp(`${BEFORE}(?:${small.map(twiceIn).join('|')})${AFTER}`, 'gu')
  const wrong = new RegExp(`${BEFORE}(?:${[...usual.keys()].join('|')})${AFTER}`, 'giu')
  return (source, report) => {
    if (!source.mayHold(rough)) return
    visitTexts(source.value, [], (text, path) => {
      if (NAME.test(text)) return
      const reportWords = (found: string, finding: Finding) =>
        report({ ...finding, span: source.spanOfWords(path, found) })
      for (const found of text.match(twice) ?? []) reportWords(found, messages.wordTwice(found))
      for (const found of (usual.size > 0 && text.match(wrong)) || [])
        if (!Object.hasOwn(kept, found))
          reportWords(
            found,
            messages.lettersSwapped(
              found,
              inCaseOf(found, usual.get(found.toLowerCase()) ?? ''),
              'dictionary',
            ),
          )
    })
  }
}

const wordsOf = (list: string): readonly string[] => list.match(/\S+/g) ?? []

function inCaseOf(word: string, other: string): string {
  if (word === word.toUpperCase()) return other.toUpperCase()
  return /^\p{Lu}/u.test(word) ? other.replace(/^./, (first) => first.toUpperCase()) : other
}
