/** Markdown in fields that show plain words, and lists in texts that are shown on one line. */
import * as messages from '../../../diagnostics/messages.ts'
import { ADDRESS } from './markdown-slips.ts'
import type { Slip, WrittenText } from './text-slip.ts'

const BOLD = /(\*\*?|_)(?<![\w*]\1)(?=[^\s*_])([^*_\n]*[^\s*_])\1(?![\w*])/
const LINK = new RegExp(String.raw`\[[^[\]\n]+\]\(${ADDRESS}[^()\n]*\)`)
const HEADING = /^#{1,6}(?= +\p{L})/u
const ENTRIES = /^[ \t]*([-*+•])[ \t]+\S.*\n+(?:.*\n+)*?[ \t]*\1[ \t]+\S/m

/** Match every text that `marksInPlainText` looks at closely: Markdown that is shown on one line, and plain words. */
export const PLAIN_MARKS_IN_MARKDOWN = String.raw`# (?<=^#{1,6} )|[-*+•](?<=^[ \t]*[-*+•])[ \t]+\S`
export const PLAIN_MARKS = String.raw`\*\S|_\S|${LINK.source}|${PLAIN_MARKS_IN_MARKDOWN}`

export function marksInPlainText({
  text,
  field,
  isMarkdown,
  isOneLine,
  written,
}: WrittenText): Slip | undefined {
  if (isMarkdown && !isOneLine) return undefined
  const entry = ENTRIES.exec(text)?.[1]
  if (entry !== undefined)
    return { finding: messages.marksInPlainText(field, `${entry} `, isMarkdown), words: entry }
  const heading = HEADING.exec(text)?.[0]
  if (heading !== undefined)
    return {
      finding: messages.marksInPlainText(field, heading, isMarkdown),
      words: text,
      fix: (line) => line.replace(/^#+ +/, ''),
    }
  if (isMarkdown) return undefined
  const [bold, sign = ''] = BOLD.exec(text) ?? []
  if (bold !== undefined)
    return {
      finding: messages.marksInPlainText(field, sign, false),
      words: bold,
      // A text of several lines may have come from another field, which shows bold words.
      ...(!written().includes('\n') && { fix: (line) => line.replaceAll(new RegExp(BOLD, 'g'), '$2') }),
    }
  const link = LINK.exec(text)?.[0]
  return link === undefined
    ? undefined
    : { finding: messages.marksInPlainText(field, link, false), words: link }
}
