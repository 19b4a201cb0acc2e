/** Texts whose paragraphs or list entries YAML joins into one line, because there is no `|`. */
import * as messages from '../../../diagnostics/messages.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { isOwnLine } from '../entries/entry-without-dash.ts'
import type { Slip, WrittenText } from './text-slip.ts'

const BREAK = String.raw`\S[ \t]*\n[ \t]*\n(?![ \t]*\n)[ \t]*\S`
const ENTRY = String.raw`(?:[-*+•·●○▪–]|\d{1,2}[.)])[ \t]+\S`

/** A text below `>`, or one that goes on below its field. */
const FOLDED = /^( *).*(?:: |- )>[-+]?[ \t]*\n(?:(?:\1 .*|[ \t]*)\n)+/gm
const GOES_ON =
  /^( *)(?:- +)*\w+:(?: +!todo)?(?: +(?![|>[{#!&*])\S.*)?\n(?:[ \t]*\n)*\1 +(?!- |#|[\w-]+:(?: |$))\S/m

/**
 * A quick test for the text of a file, which finds its folded texts. The simple reader accepts no other text of several
 * lines, so most files need the first test only.
 */
export function mayJoinLines(source: SourceFile): boolean {
  if (!source.mayHold(/>(?<=[:-] >)/)) return false
  return [source.path, ...source.dependsOn].some((file) => {
    const text = source.textIn(file)
    const folded = text.includes(' >') ? text.matchAll(FOLDED) : []
    return (
      GOES_ON.test(text) ||
      [...folded].some(([block]) => /^ *address:/.test(block) || isSlip(block.slice(block.indexOf('\n'))))
    )
  })
}

const PARAGRAPHS = new RegExp(BREAK)
const ENTRIES = new RegExp(String.raw`(?:^|\n)[ \t]*${ENTRY}[^\n]*\n(?:[^\n]*\n)*?[ \t]*${ENTRY}`)

const GOES_ON_AFTER_LIST = new RegExp(String.raw`(?:^|\n)([ \t]*)${ENTRY}[^\n]*\n\1(?=[^\s])(?!${ENTRY})`)

/** Some programs put a blank line behind each line. */
const WITHIN_SENTENCE = /(?<=[\p{Ll},])[ \t]*\n(?:[ \t]*\n)+[ \t]*(?=\p{Ll})/gu

/** Three lines that begin with a time. */
const TIMETABLE = /(?<![^\n])(?:[ \t]*\d{1,2}[:.]\d\d [^\n]+(?:\n|$)){3}/

const isSlip = (lines: string) => PARAGRAPHS.test(lines) || ENTRIES.test(lines)

/** `written` is the value in the file. In a text of several lines, only `|` keeps the lines. */
export function joinedLines({ text, field, isMarkdown, isOneLine, written }: WrittenText): Slip | undefined {
  if (!isMarkdown || isOneLine) return undefined
  const value = written()
  if (!value.includes('\n') || value.startsWith('|')) return undefined
  if (/^todo!? [|>].*\n/i.test(value))
    return {
      finding: messages.standInMisspelt(field, value.replace(/ .*/s, '')),
      words: text,
      rewrite: (each) => each.replace(/^\w+!?/, '!todo'),
    }
  const lines = /^>.*\n/.test(value) ? value.slice(value.indexOf('\n')) : value.replace(/^["']/, '')
  const sentences = lines.replaceAll(WITHIN_SENTENCE, '\n')
  // Only an address keeps its lines below `|`.
  const isAddress = field === 'address' && SHORT_LINES.test(lines)
  const isTimetable = TIMETABLE.test(lines)
  if (!isAddress && !isTimetable && !isSlip(sentences)) return undefined
  const finding = messages.linesJoined(
    field,
    isTimetable ? 'rows' : isAddress ? 'lines' : ENTRIES.test(lines) ? 'list' : 'paragraphs',
    /^>\S*/.exec(value)?.[0],
  )
  if (/^["']/.test(value) || sentences !== lines || isTimetable) return { finding, words: text }
  // The line after a list would join its last entry.
  if (GOES_ON_AFTER_LIST.test(lines)) return { finding, words: text }
  return { finding, words: text, rewrite: value.startsWith('>') ? keptLines : belowBar }
}

/** A quick test: matches every text with such rows, and some others. */
export const TAB = String.raw`\t(?<=\S\t)`

const BULLET = /^[ \t]*(?:[-*+•·●○■□▪▫◦–✓✔➢§\uf0a7\uf0b7]|\d{1,2}[.)]|[a-z][.)])[ \t]*\t[ \t]*/gm
const ROW_BELOW_TABLE = /^ *\|.*\|\n *([^\s|][^\t\n]*)\t/m

/** A spreadsheet puts a tab between the cells of a row. */
export function pastedRows({ text, field, isMarkdown }: WrittenText): Slip | undefined {
  if (!isMarkdown || text.includes('```')) return undefined
  const inTable = ROW_BELOW_TABLE.exec(text)?.[1]
  if (inTable !== undefined) return { finding: messages.linesJoined(field, 'cells'), words: inTable }
  // A word processor puts one behind a bullet.
  const lines = text.replaceAll(BULLET, '')
  const isRow = /\S\t+\S[\s\S]*\S\t+\S/.test(lines)
  const words = isRow ? /\S.*?(?=\t)/.exec(lines)?.[0] : undefined
  return words === undefined ? undefined : { finding: messages.linesJoined(field, 'rows'), words }
}

/** A quick test: matches every text with such a line, and some others. */
export const LINE_BELOW_LIST = String.raw`[-*+.)](?<=^ *(?:[-*+]|\d\d?[.)])) [^\n]*\n *[^\sa-z\d*+-]|\|(?=\n *[^\s|])`

const BELOW_LIST = /^( *)(?:[-*+]|\d\d?[.)]) +(.*\S)\n(?!\1 ) *(\p{Lu}.*)/gmu
const BELOW_TABLE = /^ *\|.*\|\n *([^\s|].*)/m

/** Markdown adds a line right below a list to its last entry, and a line right below a table to the table. */
export function lineBelowList({ text, field, isMarkdown, isOneLine }: WrittenText): Slip | undefined {
  if (!isMarkdown || isOneLine || text.includes('```')) return undefined
  for (const [, , above = '', words = ''] of text.matchAll(BELOW_LIST)) {
    if (isOwnLine(above, words)) return { finding: messages.linesJoined(field, 'line'), words }
  }
  const words = BELOW_TABLE.exec(text)?.[1]
  return words === undefined ? undefined : { finding: messages.linesJoined(field, 'row'), words }
}

/** A quick test: matches every text with three such lines, and some others. */
export const SHORT_LINE = String.raw`:(?<=\n[ \t]*(?:\*\*|[A-ZÀ-Þ\d])[^\n:]{1,42}:)|\n[ \t]*[^\sa-z|#>-][^\n]{3,48}\n[^\n]`

/** Lines of prose are longer, and do not all begin with a capital letter or a figure. */
const SHORT_LINES = /(?<![^\n])(?:[ \t]*(?!\d+[.)] |\* )[*\p{Lu}\d$][^\n|]{2,44}[^\s\p{P}]\**(?:\n|$)){3}/u

/** `**Monday:** rice`, three times. */
const LABELLED =
  /(?<![^\n])(?:[ \t]*(?!\d+[.)] )(?:\*\*[^*\n]{2,40}(?::\*\*|\*\*:)|[\p{Lu}\d][^:\n.]{1,30}:)[ \t][^\n]*[^\s\\](?:\n|$)){3}/u

const LINE_ABOVE = /^(?!\d+[.)] |\* )[*\p{Lu}\d][^|]*[^\s\p{P}]\**$/u

/** A timetable, or an address. Two blanks or a backslash at the end of a line keep it. */
export function shortLines({ text, field, isMarkdown }: WrittenText): Slip | undefined {
  // An address keeps its lines.
  const isProse = isMarkdown && field !== 'address' && !text.includes('```')
  const found = isProse && (SHORT_LINES.exec(text) ?? LABELLED.exec(text))
  if (!found) return undefined
  return { finding: messages.linesJoined(field, 'own lines'), words: firstOfLines(text, found.index) }
}

/** A longer line above some lines is the first of them. */
function firstOfLines(text: string, index: number): string {
  let start = index
  while (start > 0) {
    const above = text.lastIndexOf('\n', start - 2) + 1
    if (!LINE_ABOVE.test(text.slice(above, start - 1))) break
    start = above
  }
  return text.slice(start).trimStart().split('\n', 1)[0]?.trimEnd() ?? ''
}

const keptLines = (written: string) => written.replace('>', '|')

/** A plain text, with its first line below the others' indent. */
function belowBar(written: string): string {
  const [first = '', ...others] = written.split('\n')
  const indents = others.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  return ['|', `${' '.repeat(Math.min(...indents))}${first}`, ...others].join('\n')
}
