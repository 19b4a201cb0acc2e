/** Paragraphs that are there twice, in one text or in two of a page, and lines of a list in Markdown. */
import {
  type Diagnostic,
  isWithin,
  placeBeside,
  type Report,
  type SourceSpan,
} from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { plainWords } from '../../base/plain-words.ts'
import { fieldOf } from '../../base/texts-in.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** Shorter words may come again, but not one right after the other. */
const LONG = 100
const SHORT = 10
const SENTENCE = 30
/** Verses have a chorus, and code repeats itself. */
const MAY_REPEAT = /(?: {2}|\\)\n|```/

/** Call it once for a page. `twice` are its entries that are told. Texts are Markdown. */
export function repeatedWords(source: SourceFile, twice: readonly Diagnostic[], report: Report) {
  const seen = new Map<string, FieldPath>()
  const told = new Set<PropertyKey | undefined>()
  return (text: string, at: FieldPath): void => {
    const isOne = !text.includes('\n')
    if (at[0] !== 'blocks' || (isOne && text.length < LONG) || MAY_REPEAT.test(text)) return
    const path = [...at]
    let before = ''
    for (const part of isOne ? [text] : text.split(/\n\s*\n/)) {
      const own = part.trim()
      // Its lines may end elsewhere.
      const plain = own.length < LONG ? '' : plainWords(own)
      const first = seen.get(plain) ?? (own === before && own.length > SHORT ? path : undefined)
      const words = first ? own : (lineTwice(own) ?? sentenceTwice(own))
      // A copied block has more of them.
      if (words !== undefined && !told.has(path[1])) {
        const one = placeOf(source, words, first ?? path)
        const other = placeOf(source, words, path, one)
        // A snippet may be there twice.
        if (one.start.offset !== other.start.offset && !twice.some(({ span }) => isWithin(other, span))) {
          told.add(path[1])
          const place = placeBeside(one, other)
          report({ ...messages.entryTwice(`\`${fieldOf(path)}\``, place, { words }), span: other })
        }
      }
      if (plain !== '') seen.set(plain, path)
      before = own
    }
  }
}

/** What is done or sung may come again later. */
const MAY_COME_LATER =
  /(?<!\p{L})(?:hours?|heures?|minutes?|hymns?|pray(?:ers?|ing)?|wimbo|nyimbo|sala)(?!\p{L}| books?)/iu

/** An entry of a list that comes again in it, or a line right below the same one. */
function lineTwice(part: string): string | undefined {
  const lines = part.split('\n')
  return lines.find((line, index) => {
    const first = lines.indexOf(line)
    const isNear =
      lines[index - 1] === line || (/^(?:[-*+]|\d+[.)]) /.test(line) && !MAY_COME_LATER.test(line))
    return first < index && isNear && line.length > SHORT && /\p{L}/u.test(line)
  })
}

/** In one paragraph. A short sentence may come again. */
function sentenceTwice(part: string): string | undefined {
  const sentences = part.replaceAll(/\s+/g, ' ').split(/(?<=[.!?]) /)
  return sentences.find((each, index) => each.length > SENTENCE && sentences.indexOf(each) < index)
}

/** Where the words begin, in Markdown with line breaks or without; `behind` is where they are for the first time. */
function placeOf(source: SourceFile, words: string, path: FieldPath, behind?: SourceSpan): SourceSpan {
  const text = source.textIn(source.spanOf(path).file)
  const [line = ''] = words.split('\n', 1)
  // In the file, the line may end elsewhere.
  const all = line.split(' ')
  const starts = [all.length, 5, 4, 3, 2].map((most) => all.slice(0, most).join(' '))
  const start = starts.find((each) => text.includes(each, behind?.end.offset)) ?? ''
  const from = behind?.start.offset ?? 0
  const next = text.indexOf(start, behind?.end.offset)
  return source.spanOfWords(path, start, behind && next > from ? text.slice(from, next) : '')
}
