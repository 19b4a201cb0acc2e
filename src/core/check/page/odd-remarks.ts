/** Finds remarks and stand-ins that YAML does not know as such. Visitors would see them. */
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { outside } from '../../yaml/stand-in-outside.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** A remark as programmers write it. Not `https://`, and not what stands between words on both sides again and again. */
const REMARK = /(?<!\S)\/\/(?=[ \t]*\p{L})(?!.*(?<!\S)\/\/)[^\n]*|\/\*[^\n]*?\*\/|<!--[^\n]*?-->/u
/** A stand-in that is not `!todo` before the value. */
const STAND_IN =
  /(?<![\p{L}\d])(?:TODO|FIXME)(?![\p{L}\d])|![tT][oO][ -]?[dD][oO](?!\p{L})|(?<![\p{L}\d])[tT]odo(?:!+|:(?!\/))|^(?:[tT]o-?do|\?{2,}|[xX]{3,}|tbd|TBD|fixme)\.?$|[lL]orem ipsum/u
/** `[name]`, as forms and drafts have it. */
const NAME = String.raw`[[<](?:(?:[Ii]nsert|[Yy]our|[Tt]he) [^\]>\n]{1,30}|[Nn]ame|NAME|[Dd]at[eu]m?|DATE|[Tt]ime|TIME|[Pp]lace|[Aa]mount|[Nn]umber|[Nn]om|[Jj]ina|[Tt]arehe)[\]>]`
const CODE = /(`{1,3})[^`]+\1/.source
/**
 * A gap where a word is missing. These are no gaps: `XX` and `XXX` alone, which may be Roman numerals; `?? Oui`,
 * `N. N. Otieno` and `Otieno N. N.`; a line to fill in behind a colon; `[name]@example.org`, which says how addresses
 * look. Code may have all of them, so it matches as a whole.
 */
const GAP = new RegExp(
  String.raw`${CODE}|(?<![\p{L}\d])(?:X{4,}|x{3,}|\d*(?:X{2,}|x{2,})[ ,.:/-]?(?:X{2,}|x{2,})|\d{2,}X{2,})(?![\p{L}\d])|(?<=[\p{L}\d,] )(?:_{3,}|\.{4,}|…{2,}|\?{2,}(?! \p{Lu}))(?=,| [^\d\s])|(?<![\p{L}.])N\. ?N\.(?<!\p{Lu}[\p{L}\p{M}’'-]*,? N\. ?N\.)(?! ?\p{Lu})|(?<![@/])${NAME}(?![(@]|[./][\p{L}\d])`,
  'gu',
)

/** Quick tests: match every text with such words, and some others. */
export const ODD_REMARK = String.raw`\/\/(?<!\S\/\/)|\/\*|<!--`
export const ODD_STAND_IN = String.raw`![tT][oO][ -]?[dD]|\?\?|___|\.{4}|……|\.(?<=N\.) ?N\.|${NAME}`
export const ODD_WORDS = String.raw`[tT](?:ODO|o-?do\b|BD|bd)|FIXME|fixme|xx|XX|[lL]orem ipsum`

export function remarkInText({ text, owner }: WrittenText): Slip | undefined {
  const words = REMARK.exec(text)?.[0].trim()
  return words === undefined ? undefined : { finding: messages.remarkInText(owner, words), words }
}

export function standInAsText({ text, owner, written }: WrittenText): Slip | undefined {
  const gaps = STAND_IN.test(text) ? [] : [...text.matchAll(GAP)]
  const gap = gaps.find(([words]) => !words.startsWith('`'))?.[0]
  if (gap !== undefined) return { finding: messages.standInMisspelt(owner, gap, true), words: gap }
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
