/** Headings of a text that YAML takes for remarks, because of where they stand. */
import * as messages from '../../../diagnostics/messages.ts'
import {
  contentOf,
  type Fault,
  indentOf,
  isBlank,
  isNothing,
  type Line,
  lineBefore,
  lineBelow,
  linesAfter,
  type Mark,
  opensText,
  ownerOf,
} from './syntax-error.ts'
import { movedIntoText } from './text-lines.ts'

/** Remarks begin with one `#`. Fields that somebody took out may have two. */
const HEADING = /^[ \t]*#{2,6} *(?![\w-]+:(?:\s|$))[\p{L}\p{N}]/u

/** The remark right behind a text below `|` that is a heading of it, or stands further in than its field. */
export function headingBelow(text: string, opening: Line): Line | undefined {
  if (!opensText(opening)) return undefined
  let width: number | undefined
  for (const line of linesAfter(text, opening)) {
    if (isBlank(line)) continue
    width ??= indentOf(line)
    const isOut = indentOf(line) < width || width <= contentOf(opening)
    if (!isOut) continue
    const isMeant = HEADING.test(line.text) || indentOf(line) > contentOf(opening)
    return isMeant && text[line.words] === '#' ? line : undefined
  }
  return undefined
}

/** The text goes on behind the remark, where YAML expects something else. */
export function headingOut({ text, line }: Fault): Mark | undefined {
  let opening = lineBefore(text, line)
  while (opening && !opensText(opening)) opening = lineBefore(text, opening)
  const heading = opening && headingBelow(text, opening)
  if (!opening || !heading || heading.start >= line.start || !isNext(text, heading, line)) return undefined
  const first = lineBelow(text, opening) ?? heading
  const width = Math.max(indentOf(first), contentOf(opening) + 2)
  const fix = movedIntoText(text, opening, heading, width)
  return { ...markOf(text, opening, heading), fixes: [fix] }
}

export function markOf(text: string, opening: Line, heading: Line): Mark {
  const finding = messages.textNotIndented(ownerOf(text, opening) ?? 'the field above', true)
  return { finding, start: heading.words, end: heading.end }
}

/** Whether nothing but remarks stands between two lines. */
function isNext(text: string, heading: Line, line: Line): boolean {
  for (const each of linesAfter(text, heading)) {
    if (each.start >= line.start) return true
    if (!isNothing(each)) return false
  }
  return false
}
