/** Checks that a page has one title, and that headings skip no level. */
import {
  type Edit,
  type Finding,
  placeBeside,
  type Report,
  type SourceSpan,
} from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { startOfLine } from '../../base/lines.ts'
import { someText } from '../../base/texts-in.ts'
import { mayHaveHeadings } from '../../site/markdown.ts'
import { type Heading, outlineOf, TITLE_TYPES } from '../../site/outline.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { checkHeadingNumbers, NUMBERED_HEADING } from './heading-numbers.ts'
import type { PageContext } from './page-check.ts'

/** A quick test for Markdown headings: `#`, or a line that underlines another. `|-` only begins a text. */
const MARKS = /#|(?<![:-] [|>])[-=]["']?[ \t]*$/m

export function checkHeadings({ page, source, report }: PageContext): void {
  // Without Markdown headings, the levels are right if there is at most one title.
  const titles = page.blocks.filter(({ type }) => TITLE_TYPES.includes(type)).length
  const isNumbered = source.mayHold(NUMBERED_HEADING)
  if (!isNumbered && titles < 2 && !(source.mayHold(MARKS) && someText(page.blocks, mayHaveHeadings))) return
  let before = 1
  let title: Heading | undefined
  const outline = outlineOf(page)
  if (isNumbered) checkHeadingNumbers(outline, source, report)
  for (const heading of outline) {
    const { level, words, path, inText } = heading
    const most = Math.max(2, before + 1)
    if (level === 1 && !inText && title)
      reportSecondTitle(source.spanOf(title.path), source.spanOf(path), report)
    if (level === 1 && !inText) title ??= heading
    if (level === 1 && inText) reportTooHigh(heading, source, report)
    if (level > most) reportFinding(messages.headingSkips(words, level, most), heading, most, source, report)
    // Check the following headings as if this one were corrected.
    before = Math.min(inText ? Math.max(2, level) : level, most)
  }
}

const reportSecondTitle = (first: SourceSpan, span: SourceSpan, report: Report) =>
  report({ ...messages.titleShownTwice(placeBeside(first, span), TITLE_TYPES), span })

/** Such a heading may be a remark: a sentence, or many words. */
const LIKE_REMARK = /[^.][.!]$|^(?:\S+ ){7}/

/** A `#` may begin a remark, right below a line of text or before a sentence. So it has no fix. */
function reportTooHigh(heading: Heading, source: SourceFile, report: Report): void {
  const span = source.spanOfWords(heading.path, heading.words)
  const text = source.textIn(span.file)
  const start = startOfLine(text, span.start.offset)
  const above = text.slice(startOfLine(text, start - 1), start).trim()
  // Several such lines are reported at the first one.
  if (/^# /.test(above)) return
  const isBelowText = above !== '' && !/[|>][+-]?$|^#/.test(above)
  const isRemark = /^\s*#/.test(text.slice(start)) && (isBelowText || LIKE_REMARK.test(heading.words))
  if (isRemark) report({ ...messages.headingTooHigh(heading.words, true), span })
  else reportFinding(messages.headingTooHigh(heading.words), heading, 2, source, report)
}

function reportFinding(
  finding: Finding,
  heading: Heading,
  level: number,
  source: SourceFile,
  report: Report,
): void {
  const span = source.spanOfWords(heading.path, heading.words)
  const fix = marksBefore(source, span, '#'.repeat(level))
  report({ ...finding, span, ...(fix ? { fix: [fix] } : {}) })
}

/** Replaces the `#` signs of a heading. `undefined` if it has none. */
function marksBefore(
  source: SourceFile,
  { file, start: { offset: words } }: SourceSpan,
  marks: string,
): Edit | undefined {
  const text = source.textIn(file)
  const line = text.slice(startOfLine(text, words), words)
  const written = /(?<=^|[\s>*+-])(#+)[ \t]+$/.exec(line)
  if (!written?.[1]) return undefined
  const start = words - line.length + written.index
  return { file, start, end: start + written[1].length, text: marks }
}
