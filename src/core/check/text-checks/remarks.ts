/** Finds remarks that YAML does not know as such. Visitors would see them. */
import * as messages from '../../../diagnostics/messages.ts'
import { anyOf } from '../../base/in-pattern.ts'
import { NOTE, noteIn } from './notes-in-text.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** A remark as programmers write it. */
const REMARK = new RegExp(
  anyOf([
    // Not `https://`, and not what stands between words on both sides again and again.
    /(?<!\S)\/\/(?=[ \t]*\p{L})(?!.*(?<!\S)\/\/)[^\n]*/u,
    /\/\*[^\n]*?\*\//,
    /<!--[^\n]*?-->/,
  ]),
  'u',
)

/** A quick test: matches every text with a remark, and some others. */
export const ODD_REMARK = String.raw`\/\/(?<!\S\/\/)|\/\*|<!--|${NOTE}`

export function remarkInText({ text, field }: WrittenText): Slip | undefined {
  const remark = REMARK.exec(text)?.[0].trim()
  const words = remark ?? noteIn(text)
  if (words === undefined) return undefined
  const [line = ''] = words.split('\n')
  return { finding: messages.remarkInText(field, words, remark === undefined), words: line }
}
