/** Finds words that people often misspell, and small words that are there twice in a row. */
import type { SiteConfig } from '../../../../schema/site.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { inLanguage } from '../../../languages/language.ts'
import { spelling as spellings } from '../../../languages/spelling.ts'
import { visitTexts } from '../../base/texts-in.ts'
import type { CheckSource } from './facts-and-days.ts'
import { nameCheck } from './site-name.ts'
import { AFTER, BEFORE } from './word-borders.ts'
import { ACCENT, wordMeant, wordsOf } from './word-meant.ts'

/** Such a text is a name or an address for programs. */
const NAME = /^(?:[\p{Ll}\d-]+|\S*[/@.:]\S*)$/u
/** Code, values of site.yaml, tags and addresses. */
const OTHER = /`[^`]*`|\$\{[^}]*\}|<[^>]*>|\]\([^)]*\)|https?:\S*/
const WORD = new RegExp(`${OTHER.source}|${BEFORE}([a-zà-ÿœ]{5,})${AFTER}`, 'giu')
/** Shorter words are too like others. */
const LONG = /[a-zà-ÿœ]{5,}/gi
/** Before the first word of a text, a paragraph, a line with a mark, or a sentence. `Mr.` ends no sentence. */
const START = /(?:^|\n\s*\n|\n\s*(?:[-*+#>|]|\d+\.)|(?:\p{Ll}{5}|\P{L}\p{Ll}{2,4})[.!?]\s)[^\p{L}\d]*$/u

const HEADING: ReadonlySet<unknown> = new Set(['title', 'question'])
const SMALL = /\p{Ll}/u
const LONG_IN_SMALL = /(?<!\p{L})\p{Ll}{4}/u
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u

/** In one paragraph, and both in small letters, but for the first one: `AND and OR` are other words. Nobody writes three by chance. */
const twiceIn = (word: string) =>
  String.raw`(?<!(?<!\p{L})${word}\s)${word.replace(/^./, (first) => `[${first}${first.toUpperCase()}]`)}(?:[^\S\n]+|\n(?!\s*\n)\s*)${word}(?!\s${word}(?!\p{L}))`

export type Spelling = { readonly check: CheckSource; readonly isSlip: (word: string) => boolean }

/** Call it once for a site. Words below `spelling:` in site.yaml stay as they are. */
export function spellingOf(config: SiteConfig): Spelling {
  const { lang, currency, spelling: kept = {} } = config
  const checkName = nameCheck(config)
  const words = inLanguage(spellings, lang)
  const small = wordsOf(`${currency ?? ''} ${words?.neverTwice ?? ''}`)
  const meantBy = words ? wordMeant(words) : () => ''
  const isSlip = (word: string) => meantBy(word) !== '' && !Object.hasOwn(kept, word)
  if (small.length === 0) return { check: checkName, isSlip }
  const rough = new RegExp(String.raw`\b(${small.join('|')})\s+\1\b`, 'i')
  const twice = new RegExp(`${BEFORE}(?:${small.map(twiceIn).join('|')})${AFTER}`, 'gu')
  const test = (text: string) => rough.test(text) || (words && text.match(LONG)?.some(isSlip)) === true
  const check: CheckSource = (source, report) => {
    checkName(source, report)
    if (!source.mayHold({ test })) return
    visitTexts(source.value, [], (text, path) => {
      if (NAME.test(text) || !test(text)) return
      for (const [found] of text.matchAll(twice))
        report({ ...messages.wordTwice(found), span: source.spanOfWords(path, found) })
      for (const { 1: found = '', index } of text.matchAll(WORD)) {
        if (!isSlip(found)) continue
        const meant = inCaseOf(found, meantBy(found), text, index, path.at(-1))
        if (meant)
          report({
            ...messages.lettersSwapped(found, meant, 'dictionary'),
            span: source.spanOfWords(path, found, text.slice(Math.max(0, index - 9), index)),
          })
      }
    })
  }
  return { check, isSlip }
}

/** Nothing for a capital in a sentence: most likely a name. */
function inCaseOf(word: string, meant: string, text: string, index: number, field: unknown): string {
  if (word === word.toLowerCase()) return meant
  const before = text.slice(0, index)
  const line = `${before.split('\n').at(-1)}${text.slice(index).split('\n', 1)[0]}`
  // In capitals, accents are often left out.
  if (word === word.toUpperCase()) return SMALL.test(line) || ACCENT.test(meant) ? '' : meant.toUpperCase()
  const isHeading = (HEADING.has(field) || line.startsWith('#')) && !LONG_IN_SMALL.test(line)
  if (!CAPITALISED.test(word) || !(isHeading || START.test(before))) return ''
  return meant.replace(/^./, (first) => first.toUpperCase())
}
