/** Finds words that people often misspell, words that are there twice in a row, and spaces too many or too few. */
import type { SiteConfig } from '../../../../schema/site.ts'
import type { Edit, SourceSpan } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { inLanguage } from '../../../languages/language.ts'
import { spelling as spellings } from '../../../languages/spelling.ts'
import { visitTexts } from '../../base/texts-in.ts'
import { replaced } from '../../yaml/rewrite.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { CheckTexts } from './texts.ts'

/** Not in an address, or in the name of a file. */
const [BEFORE, AFTER] = [String.raw`(?<![\p{L}\d/.@_-])`, String.raw`(?![\p{L}\d/@_-]|\.\p{L})`]
/** `score , his`, `score,, his` and `school.Then`. */
const SIGNS = String.raw`\p{L}+(?: ,(?=\s)|,{2,})|\p{L}*\p{Ll}{2}[.!?](?!(?:Html?|Pdf|Docx?|Xlsx?|Jpe?g|Png|Com|Org)\b)\p{Lu}\p{Ll}+`
const ROUGH_SIGNS = ' ,|,,|[a-z]{2}[.!?][A-Z][a-z]'

/** Such a text is a name or an address for programs. */
const NAME = /^(?:[\p{Ll}\d-]+|\S*[/@.:]\S*)$/u

/** Call it once for a site. Words below `spelling:` in site.yaml are meant so. */
export function spellingCheck({ lang, currency, spelling: meant = {} }: SiteConfig): CheckTexts {
  const { neverTwice = '', misspelt = '' } = inLanguage(spellings, lang) ?? {}
  const words = wordsOf(misspelt)
  const usual = new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])))
  const twice = wordsOf(`${currency} ${neverTwice}`).map(
    (word) => String.raw`${perhapsCapital(word)}\s+${word}`,
  )
  const all = [`(?<twice>${twice.join('|')})`, ...[...usual.keys()].map(perhapsCapital)].join('|')
  const rough = new RegExp(String.raw`\b(?:${all})\b|${ROUGH_SIGNS}`)
  const exact = new RegExp(`${BEFORE}(?:${all}|${SIGNS})${AFTER}`, 'gu')
  return (source, report) => {
    if (!source.mayHold(rough)) return
    visitTexts(source.value, [], (text, path) => {
      if (NAME.test(text)) return
      for (const { 0: words, groups } of text.matchAll(exact)) {
        const span = source.spanOfWords(path, words)
        const right = usual.get(words.toLowerCase())
        if (groups?.twice !== undefined) report({ ...messages.wordTwice(words), span })
        else if (right === undefined)
          report({ ...messages.spaceAtSign(words, spaced(words)), span, ...fixFor(words, span, source) })
        else if (!Object.hasOwn(meant, words))
          report({ ...messages.lettersSwapped(words, inCaseOf(words, right), 'dictionary'), span })
      }
    })
  }
}

const wordsOf = (list: string) => list.match(/\S+/g) ?? []
const perhapsCapital = (word: string) => word.replace(/^./, (first) => `[${first}${first.toUpperCase()}]`)
const inCaseOf = (word: string, other: string) =>
  /^\p{Lu}/u.test(word) ? other.replace(/^./, (first) => first.toUpperCase()) : other

/** With the spaces as they belong there. */
const spaced = (words: string) => words.replace(/ ?,+/, ',').replace(/(?<=[.!?])(?=\p{L})/u, ' ')

/** Only if the words stand in the file as in the text. */
function fixFor(words: string, span: SourceSpan, source: SourceFile): { readonly fix?: readonly Edit[] } {
  const written = source.textIn(span.file).slice(span.start.offset, span.end.offset)
  return written === words ? { fix: [replaced(span, spaced(words))] } : {}
}
