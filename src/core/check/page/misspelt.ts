/** Finds words that people often misspell, and words that are there twice in a row. */
import type { SiteConfig } from '../../../../schema/site.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { SpellingWords } from '../../../languages/en/spelling.ts'
import { inLanguage } from '../../../languages/language.ts'
import { spelling as spellings } from '../../../languages/spelling.ts'
import { memoize } from '../../base/memoize.ts'
import { visitTexts } from '../../base/texts-in.ts'
import type { CheckTexts } from './texts.ts'

/** Not in an address, or in the name of a file. */
const [BEFORE, AFTER] = [String.raw`(?<![\p{L}\d/.@_-])`, String.raw`(?![\p{L}\d/@_-]|\.\p{L})`]

/** Such a text is a name for programs. */
const NAME = /^[\p{Ll}\d-]+$/u

const wordsOf = memoize(({ misspelt, neverTwice }: SpellingWords) => {
  const words = misspelt.match(/\S+/g) ?? []
  const usual = new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])))
  const twice = `(?:${neverTwice.replaceAll(' ', '|')})`
  const any = String.raw`(${twice})\s+\1`
  const single = [...usual.keys()].join('|')
  const all = usual.size === 0 ? any : `${any}|${single}`
  return {
    usual,
    rough: new RegExp(String.raw`\b(?:${all})\b`, 'i'),
    exact: new RegExp(`${BEFORE}(?:${all})${AFTER}`, 'giu'),
  }
})

/** Call it once for a site. Words below `spelling:` in site.yaml are meant so. */
export function spellingCheck({ lang, spelling: meant = {} }: SiteConfig): CheckTexts {
  const known = inLanguage(spellings, lang)
  if (!known) return () => undefined
  const { usual, rough, exact } = wordsOf(known)
  return (source, report) => {
    if (!source.mayHold(rough)) return
    visitTexts(source.value, [], (text, path) => {
      if (NAME.test(text)) return
      for (const [words, twice] of text.matchAll(exact)) {
        if (Object.hasOwn(meant, words)) continue
        const right = inCaseOf(words, usual.get(words.toLowerCase()) ?? '')
        const finding =
          twice === undefined
            ? messages.lettersSwapped(words, right, 'dictionary')
            : messages.wordTwice(words)
        report({ ...finding, span: source.spanOfWords(path, words) })
      }
    })
  }
}

function inCaseOf(word: string, other: string): string {
  if (word === word.toUpperCase()) return other.toUpperCase()
  return word[0] === word[0]?.toUpperCase() ? other.replace(/^./, (first) => first.toUpperCase()) : other
}
