/** Spaces before a comma or a full stop, or after a hyphen, none after a sentence, and commas that are there twice. */
import * as messages from '../../../diagnostics/messages.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** A quick test: matches every text with such a slip, and some others. */
export const SPACE_AT_SIGN =
  '[,.](?<= [,.])|,(?<=,,)|[.!?](?<=[a-z]{2}.)[A-Z][a-z]|[-‐](?<=[^\\s-].)\\s+[a-z]'

/** `score , his`, `his score .` and `score,, his`. Not in code, which may have all of them. */
const SIGN =
  /`[^`]*`|(?<![\p{L}\d/.@_-]| \. )\p{L}+(?: ,(?=\s)| \.(?=\s*$|\s+\p{Lu}\p{Ll}+ (?!\.))|,{2,})(?![\p{L}\d/@_-])/gu
/** `school.Then`, but not `System.Text` or `Rev.Kamau`. It may still be a name: so it has no fix. */
const SENTENCE = /`[^`]*`|(?<![\p{L}\d/.@_-])\p{Ll}{3,}[.!?]\p{Lu}\p{Ll}{2,}(?![\p{L}\d/@_-]|\.\p{L})/gu

/** `compe- tency`, as a PDF divides a word. Not `pre- and post-`. */
const DIVIDED =
  /`[^`]*`|(?<![\p{L}\d/.@_-])\p{L}[\p{L}-]*\p{L}[-‐]\s+(?!(?:and|or|to|as|but|nor|not|plus|then|through|rather|et|ou|comme|puis|ainsi|na|au|hadi|und|oder|bis)(?!\p{L}))\p{Ll}{2,}(?:-\p{L}+)*(?![\p{L}\d/@_])/gu

export function spacesAtSigns({ text }: WrittenText): Slip | undefined {
  const sign = first(text, SIGN)
  if (sign !== undefined)
    return {
      finding: messages.spaceAtSign(sign, spaced(sign)),
      words: sign,
      fix: (lines) => lines.replaceAll(SIGN, spaced),
    }
  const divided = first(text, DIVIDED)
  if (divided !== undefined) {
    const joined = (sign: string) => divided.replace(/[-‐]\s+/, sign)
    return {
      finding: messages.spaceAtSign(divided, joined(''), joined('-')),
      words: divided.split('\n', 1)[0] ?? '',
    }
  }
  const words = first(text, SENTENCE)
  return words === undefined
    ? undefined
    : { finding: messages.spaceAtSign(words, words.replace(/(?<=[.!?])/, ' ')), words }
}

const first = (text: string, slip: RegExp) => text.match(slip)?.find((words) => !words.startsWith('`'))

const spaced = (words: string) => (words.startsWith('`') ? words : words.replace(/ ?([,.]),*$/, '$1'))
