/** Finds words that people often misspell, and small words that are there twice in a row. */
import type { SiteConfig } from '../../../../schema/site.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { inLanguage } from '../../../languages/language.ts'
import { spelling as spellings } from '../../../languages/spelling.ts'
import { visitTexts } from '../../base/texts-in.ts'
import type { CheckTexts } from './texts.ts'

/** Not in an address, or in the name of a file. */
const [BEFORE, AFTER] = [String.raw`(?<![\p{L}\d/.@_-])`, String.raw`(?![\p{L}\d/@_-]|\.\p{L})`]
/** Such a text is a name or an address for programs. */
const NAME = /^(?:[\p{Ll}\d-]+|\S*[/@.:]\S*)$/u

/** Call it once for a site. Words below `spelling:` in site.yaml are meant so. */
export function spellingCheck({ lang, currency, spelling: meant = {} }: SiteConfig): CheckTexts {
  const { neverTwice = '', misspelt = '' } = inLanguage(spellings, lang) ?? {}
  const words = wordsOf(misspelt)
  const usual = new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])))
  const small = wordsOf(`${currency ?? ''} ${neverTwice}`)
  if (small.length === 0) return () => undefined
  const twice = String.raw`(${small.join('|')})\s+\1`
  const all = `(?:${[twice, ...usual.keys()].join('|')})`
  const rough = new RegExp(String.raw`\b${all}\b`, 'i')
  const exact = new RegExp(BEFORE + all + AFTER, 'giu')
  return (source, report) => {
    if (!source.mayHold(rough)) return
    visitTexts(source.value, [], (text, path) => {
      if (NAME.test(text)) return
      for (const [words, again] of text.matchAll(exact)) {
        if (Object.hasOwn(meant, words)) continue
        const right = inCaseOf(words, usual.get(words.toLowerCase()) ?? '')
        const finding =
          again === undefined
            ? messages.lettersSwapped(words, right, 'dictionary')
            : messages.wordTwice(words)
        report({ ...finding, span: source.spanOfWords(path, words) })
      }
    })
  }
}

const wordsOf = (list: string): readonly string[] => list.match(/\S+/g) ?? []

function inCaseOf(word: string, other: string): string {
  if (word === word.toUpperCase()) return other.toUpperCase()
  return /^\p{Lu}/u.test(word) ? other.replace(/^./, (first) => first.toUpperCase()) : other
}
