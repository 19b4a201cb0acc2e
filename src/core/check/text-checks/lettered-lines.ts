/**
 * Lists with letters, as word processors count them: Markdown joins their lines. And lines that are no list, but begin
 * like one.
 */
import * as messages from '../../../diagnostics/messages.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** A quick test: matches every text with such lines, and some others. */
export const LETTERED_LINE = String.raw`[.)](?<=^[ \t]*(?:\(?[Aai][.)]|\(1\)))[ \t]`

/** At least two entries in order, in one paragraph. Two blanks or a backslash at the end of a line keep the line. */
const LETTERED =
  /^[ \t]*((\(?)(?:[Aai]|(?<=\()1)([.)]))[ \t](?:.*[^\s\\]\n){1,9}?[ \t]*\2(?:b|B|ii|2)\3[ \t]/gm

export function letteredLines({ text, field, isMarkdown }: WrittenText): Slip | undefined {
  const all = isMarkdown && !text.includes('```') ? [...text.matchAll(LETTERED)] : []
  const [lines = '', sign] = all[0] ?? []
  if (sign === undefined) return undefined
  const finding = messages.bulletInText(field, sign, { lists: all.length })
  return { finding, words: lines.split('\n', 1)[0]?.trim() ?? '' }
}

/** A quick test, which finds the sign. A hyphen before a number is a dash, if the line above it is long and has no end. */
export const BEGINS_LIST =
  /[*.)](?!\S)(?<=^(?<!.\n)[ \t]*(?:\*|(?:[-*+] +)?\d{3,9}.))|\.(?<=^(?<!.\n)[ \t]*\d\d?\.) (?=(?:(?:und |bis |u\. |[–/-] ?)\d\d?\. ?)?(?:[Jj]anuar|[Ff]ebruar|März|[Aa]pril|[Mm]a[ij]|[Jj]u[ln]i|[Aa]ugust|[Ss]eptember|[Oo]ktober|[Nn]ovember|[Dd]e[sz]ember)(?![a-z]))|-(?= \d)(?<=^(?![ \t]*[-*+] )[^\n]{40,}[^.:;!?\n]\n[ \t]*-)/m
/** Behind a word, and not the end of words in italics. In JSON. */
const STARRED = /[\w)%]\*(?![\w*])(?<!(?:\\n|\*\w[^"*]*)\*)/

/**
 * `2002. In that year`, without the next year below it, `6. Mai`, `* Paid once`, for a star behind a word of the page,
 * and `- 5 pm`, below `from 2 pm`.
 */
export function listByChance({ text, field, isMarkdown, isOneLine, value }: WrittenText): Slip | undefined {
  const at = text.search(BEGINS_LIST) + 1
  if (!at || !isMarkdown || isOneLine || text.includes('```')) return undefined
  const [sign = ''] = /\S*$/.exec(text.slice(0, at)) ?? []
  const number = Number.parseInt(sign, 10)
  // In a list, the next number follows, or the one before stands above. In some lists, all have the first.
  const neighbours =
    number > 0
      ? [`${number + 1}${sign.slice(-1)} `, `${Math.max(number - 1, 1)}${sign.slice(-1)} `]
      : [`${sign} `]
  const others = [...text.slice(0, at).split('\n').slice(0, -1), ...text.slice(at).split('\n').slice(1)]
  const isMeant =
    others.some((line) => neighbours.some((each) => line.trimStart().startsWith(each))) ||
    (sign === '*' && !STARRED.test(JSON.stringify(value)))
  if (isMeant) return undefined
  const words = sign + text.slice(at).split('\n', 1)
  return { finding: messages.bulletInText(field, sign, { meant: sign.replace(/.$/, '\\$&') }), words }
}
