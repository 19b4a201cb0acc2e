/** Lists with letters, as word processors count them. Markdown joins their lines. */
import * as messages from '../../../diagnostics/messages.ts'
import type { Slip, WrittenText } from './text-slip.ts'

/** A quick test: matches every text with such lines, and some others. */
export const LETTERED_LINE = String.raw`[.)](?<=^[ \t]*(?:\(?[Aai][.)]|\(1\)))[ \t]`

/** At least two entries in order, in one paragraph. Two blanks or a backslash at the end of a line keep the line. */
const LETTERED =
  /^[ \t]*((\(?)(?:[Aai]|(?<=\()1)([.)]))[ \t](?:.*[^\s\\]\n){1,9}?[ \t]*\2(?:b|B|ii|2)\3[ \t]/m

export function letteredLines({ text, field, isMarkdown }: WrittenText): Slip | undefined {
  const [lines = '', sign] = (isMarkdown && !text.includes('```') && LETTERED.exec(text)) || []
  if (sign === undefined) return undefined
  return { finding: messages.bulletInText(field, sign), words: lines.split('\n', 1)[0]?.trim() ?? '' }
}
