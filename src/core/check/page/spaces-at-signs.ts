/** Spaces on the wrong side of a comma, or missing after a sentence, and commas that are there twice. */
import * as messages from '../../../diagnostics/messages.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** A quick test: matches every text with such a slip, and some others. */
export const SPACE_AT_SIGN = ',(?<=[ ,],)|[.!?](?<=[a-z]{2}.)[A-Z][a-z]'

/** `score , his`, `score,, his` and `school.Then`. Not in an address, or in the name of a file. */
const SLIP =
  /(?<![\p{L}\d/.@_-])\p{L}+(?: ,(?=\s)|,{2,}|(?<=\p{Ll}{2})[.!?](?!(?:Html?|Pdf|Docx?|Xlsx?|Jpe?g|Png|Com|Org)\b)\p{Lu}\p{Ll}+)(?![\p{L}\d/@_-]|\.\p{L})/gu

export function spacesAtSigns({ text }: WrittenText): Slip | undefined {
  const words = text.match(SLIP)?.[0]
  return words === undefined
    ? undefined
    : {
        finding: messages.spaceAtSign(words, spaced(words)),
        words,
        fix: (lines) => lines.replaceAll(SLIP, spaced),
      }
}

const spaced = (words: string) => words.replace(/ ?,+/, ',').replace(/(?<=[.!?])(?=\p{L})/u, ' ')
