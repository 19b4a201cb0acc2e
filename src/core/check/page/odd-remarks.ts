/** Finds remarks and stand-ins that YAML does not know as such. Visitors would see them. */
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { outside } from '../../yaml/stand-in-outside.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** A remark as programmers write it. Not `https://`, and not what stands between words on both sides again and again. */
const REMARK = /(?<!\S)\/\/(?=[ \t]*\p{L})(?!.*(?<!\S)\/\/)[^\n]*|\/\*[^\n]*?\*\/|<!--[^\n]*?-->/u
/** A stand-in that is not `!todo` before the value. */
const STAND_IN =
  /(?<![\p{L}\d])(?:TODO|FIXME)(?![\p{L}\d])|![tT][oO][ -]?[dD][oO](?!\p{L})|(?<![\p{L}\d])[tT]odo(?:!+|:(?!\/))|^(?:[tT]o-?do|\?{2,}|[xX]{3,}|tbd|TBD|fixme)\.?$|^[lL]orem ipsum/u

/** Quick tests: match every text with such words, and some others. */
export const ODD_REMARK = String.raw`(?<![:\S])\/\/|\/\*|<!--`
export const ODD_STAND_IN = String.raw`TODO|FIXME|![tT][oO][ -]?[dD]|[tT]o-?do\b|\?\?|xxx|XXX|TBD|tbd|fixme|[lL]orem ipsum`

export function remarkInText({ text, owner }: WrittenText): Slip | undefined {
  const words = REMARK.exec(text)?.[0].trim()
  return words === undefined ? undefined : { finding: messages.remarkInText(owner, words), words }
}

export function standInAsText({ text, owner, written }: WrittenText): Slip | undefined {
  const words = STAND_IN.exec(text)?.[0]
  if (words === undefined) return undefined
  const finding = messages.standInMisspelt(owner, words)
  const isBehind = text !== words && text.endsWith(words) && outside(written()) !== written()
  if (isBehind || (/^!todo\b/i.test(text) && /^["'|>]/.test(written()))) {
    const help = remedies.standInOutside(outside(written()))
    return { finding: { ...finding, help }, words, rewrite: outside }
  }
  // Only then it is certain that the words behind it are the value.
  const isFirst = /^todo! +\p{L}/iu.test(text) && written() === text && !text.includes('\n')
  return { finding, words, ...(isFirst ? { rewrite: (line) => line.replace(/^todo!/i, '!todo') } : {}) }
}
