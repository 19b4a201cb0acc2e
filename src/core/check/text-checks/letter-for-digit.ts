/** The letter O in a number: `2O25`. */
import * as messages from '../../../diagnostics/messages.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** A quick test: matches every text with such a number, and some others. */
export const LETTER_FOR_DIGIT = 'O(?<=\\d[.,]?O)'

/** Not a part of a word, of an address or of a code, not the name of a class, `4O`, and not oxygen, `6O2`. */
const NUMBER =
  /(?<![\p{L}\d@_-])(?!(?<=[+→=] )\dO[23](?!\d))(?=[\dO.,]{3})\d(?:[.,]?[\dO])*O(?:[.,]?[\dO])*(?![\p{L}\d/@_-])/u

export function letterForDigit({ text, field }: WrittenText): Slip | undefined {
  const [words] = NUMBER.exec(text) ?? []
  if (words === undefined) return undefined
  const meant = words.replaceAll('O', '0')
  return { finding: messages.letterForDigit(field, words, meant), words }
}
