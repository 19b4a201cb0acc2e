/** Sentences of a translated page that have no small word of its language. They may not be translated. */
import { commonWordsIn, LANGUAGES_WITH_WORDS } from '../../../block/common-words.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { visitTexts } from '../../base/texts-in.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { PlacedText } from './figures.ts'

/** The words of a sentence, without its marks, addresses and references. */
export const wordsIn = (sentence: string): readonly string[] =>
  sentence
    .replaceAll(/\]\([^()]{0,200}\)|\$\{[^}]{0,200}\}/g, ' ')
    .split(/\s+/)
    .flatMap((word) => (/[\d@/]/.test(word) ? [] : word.split(/[^\p{L}\p{M}'’-]+/u)))
    .filter(Boolean)

/** The small words of a language that none of the others has. */
export function smallWordsOf(lang: string, others = LANGUAGES_WITH_WORDS): ReadonlySet<string> {
  const isOther = (each: string) => each !== lang.replace(/-.*/, '')
  const known = new Set(others.filter(isOther).flatMap((each) => commonWordsIn(each)?.small ?? []))
  return new Set(commonWordsIn(lang)?.small.filter((word) => !known.has(word)))
}

export const FEWEST = 3

/** The name of an entry, such as `Sports day`. */
const isNameAt = (path: FieldPath) =>
  typeof path.at(-2) === 'number' && (path.at(-1) === 'name' || path.at(-1) === 'title')

/** `lang` is the name of the folder. All sentences if no words of the language are known. */
export function foreignSentences({ value, standIns }: SourceFile, lang: string): readonly PlacedText[] {
  const own = smallWordsOf(lang)
  const found: PlacedText[] = []
  const marked = new Set(standIns.map(({ path }) => path.join()))
  visitTexts(value, [], (text, path) => {
    // A new page is a copy with stand-ins.
    if (marked.size > 0 && [...path, ''].some((_, end) => marked.has(path.slice(0, end).join()))) return
    // What people search for may be in any language.
    if (path[0] === 'searchWords' || !text.includes(' ')) return
    for (const sentence of text.split(/\n(?=[ \t]*(?:\n|[-*#>\d]))|(?<=[.!?])\s+/)) {
      const words = wordsIn(sentence)
      const isForeign =
        words.length >= (isNameAt(path) ? 2 : FEWEST) && !words.some((word) => own.has(word.toLowerCase()))
      if (isForeign && !QUOTED.test(sentence)) found.push([[...path], sentence.trim()])
    }
  })
  return found
}

const QUOTED = /^[\s*_]*[>"'“„«‘]/
