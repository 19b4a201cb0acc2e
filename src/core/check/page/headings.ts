/** One title to a page, and no heading two levels below the one before it. */
import type { Edit, Finding, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { startOfLine } from '../../base/lines.ts'
import { mayHaveHeadings } from '../../site/markdown.ts'
import { type Heading, outlineOf, TITLE_TYPES } from '../../site/outline.ts'
import type { LinkedPage } from '../../site/site.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** What a file holds if a text has a heading: its marks, or a line that underlines another. `|-` only begins a text. */
const MARKS = /#|(?<![:-] [|>])[-=]["']?[ \t]*$/m

export function checkHeadings({ page, source }: LinkedPage, report: Report): void {
  // Headings of blocks alone are in order, as long as one of them is the title.
  const titles = page.blocks.filter(({ type }) => TITLE_TYPES.includes(type)).length
  if (titles < 2 && !(source.mayHold(MARKS) && hasHeadings(page.blocks))) return
  let before = 1
  let title: Heading | undefined
  for (const heading of outlineOf(page)) {
    const { level, words, path, inText } = heading
    const most = Math.max(2, before + 1)
    if (level === 1 && !inText && title)
      report({ ...messages.titleShownTwice(lineOf(source, title), TITLE_TYPES), span: source.spanOf(path) })
    if (level === 1 && !inText) title ??= heading
    if (level === 1 && inText) tell(messages.headingTooHigh(words), heading, 2, source, report)
    if (level > most) tell(messages.headingSkips(words, level, most), heading, most, source, report)
    // What follows is judged as if this one were mended.
    before = Math.min(inText ? Math.max(2, level) : level, most)
  }
}

/** Whether a text has a heading of its own. */
function hasHeadings(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('markdown' in value && typeof value.markdown === 'string') return mayHaveHeadings(value.markdown)
  return Object.values(value).some(hasHeadings)
}

const lineOf = (source: SourceFile, { path }: Heading) => source.spanOf(path).start.line

function tell(finding: Finding, heading: Heading, level: number, source: SourceFile, report: Report): void {
  const span = source.spanOfWords(heading.path, heading.words)
  const fix = marksBefore(source, span.start.offset, '#'.repeat(level))
  report({ ...finding, span, ...(fix ? { fix: [fix] } : {}) })
}

/** The marks of a heading that is written with some, replaced. */
function marksBefore({ path, text }: SourceFile, words: number, marks: string): Edit | undefined {
  const line = text.slice(startOfLine(text, words), words)
  const written = /(?<=^|[\s>*+-])(#+)[ \t]+$/.exec(line)
  if (!written?.[1]) return undefined
  const start = words - line.length + written.index
  return { file: path, start, end: start + written[1].length, text: marks }
}
