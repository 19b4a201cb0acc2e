/** Lines that are indented with tabs. */
import * as messages from '../../../diagnostics/messages.ts'
import type { Splice } from '../../base/edit.ts'
import {
  contentOf,
  indentOf,
  isBlank,
  type Line,
  lineAt,
  linesAfter,
  opensText,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'

const WIDTHS = [2, 4, 8]

/** The blanks before a line, and the first field of an entry. */
const ENTRY = /^([ \t]*)- +(?:([\w.-]+):(?: |$))?/
const TABS = /^[ -]*\t[\t ]*/
const NAME = /^\s*[\w.-]+:(?: |$)/

/** As many spaces as a line needs, if the lines above it say so. */
type Level = { readonly spaces: number; readonly isSure: boolean }
type Tabbed = { readonly line: Line; readonly lead: string; readonly level: Level | undefined }

/** Replaces every tab in an indent of the file. The lines above say how far, or else what makes the lines fit. */
export function tab({ text, code, at, line }: ParserError): SyntaxMistake | undefined {
  if (code !== 'TAB_AS_INDENT' && text[at] !== '\t') return undefined
  const mistake = { finding: messages.tabIndent(), start: at, end: at + 1 }
  const all = tabbedLines(text)
  const own = all.find((each) => each.line.start === line.start && at < line.start + each.lead.length)
  const afterDash = text[at - 1] === '-' ? [1] : []
  if (!own) {
    const fixes = [...afterDash, ...WIDTHS].map((width) => [inWidth(at, '\t', width)])
    return { ...mistake, fixes }
  }
  const byLevel = all.map((each) => spaced(each, afterDash[0] ?? 2, true))
  if (own.level?.isSure) return { ...mistake, fixes: [byLevel] }
  const byWidth = [...afterDash, ...WIDTHS].map((width) => all.map((each) => spaced(each, width, false)))
  return { ...mistake, fixes: own.level ? [byLevel, ...byWidth] : byWidth }
}

function spaced({ line: { start }, lead, level }: Tabbed, width: number, isByLevel: boolean): Splice {
  if (!level || !(isByLevel || level.isSure)) return inWidth(start, lead, width)
  return { start, end: start + lead.length, text: ' '.repeat(level.spaces) }
}

const inWidth = (start: number, lead: string, width: number): Splice => ({
  start,
  end: start + lead.length,
  text: lead.replaceAll('\t', ' '.repeat(width)),
})

/** What stands above a line: the nearest line with words, and for each name of a first field the last entry without tabs. */
type Above = { line?: Line; readonly entries: Map<string | undefined, Line> }

/** Below a line with a known level, a line that is further right is one step deeper, however wide its tabs are. */
function tabbedLines(text: string): readonly Tabbed[] {
  const found: Tabbed[] = []
  let around: (readonly [column: number, level: Level])[] = []
  const above: Above = { entries: new Map() }
  const levelAt = (line: Line): void => {
    const [lead = ''] = TABS.exec(line.text) ?? []
    if (lead === '' || lead.includes('-')) around = []
    if (lead === '') return
    const column = lead.replaceAll('\t', '    ').length
    around = around.filter(([other]) => other <= column)
    const [other, outer] = around.at(-1) ?? []
    const deeper = outer && { ...outer, spaces: outer.spaces + 2 }
    const level = other === column ? outer : (deeper ?? levelOf(line, lead, above))
    if (level && other !== column) around.push([column, level])
    found.push({ line, lead, level })
  }
  const first = lineAt(text, 0)
  for (const line of [first, ...linesAfter(text, first)]) {
    if (isBlank(line)) continue
    levelAt(line)
    above.line = line
    const [, indent, name] = ENTRY.exec(line.text) ?? []
    if (indent?.includes('\t') === false) above.entries.set(name, line)
  }
  return found
}

/** From the lines without tabs above it. An entry is sure to stand like the one above: deeper, it would be a part of it. */
function levelOf(line: Line, lead: string, { line: above, entries }: Above): Level | undefined {
  const [, , name] = ENTRY.exec(line.text) ?? []
  const isSure = ENTRY.test(line.text)
  const isPlain = above !== undefined && !above.text.slice(0, indentOf(above)).includes('\t')
  if (lead.includes('-')) return undefined
  if (isPlain && (/^ .*:$/.test(above.text) || opensText(above)))
    return { spaces: contentOf(above) + 2, isSure }
  if (isSure) {
    const alike = entries.get(name)
    return alike && { spaces: indentOf(alike), isSure }
  }
  if (!isPlain || !NAME.test(line.text)) return undefined
  const spaces = contentOf(above)
  const isBeside =
    ENTRY.test(above.text) || WIDTHS.some((width) => inWidth(0, lead, width).text.length === spaces)
  return isBeside ? { spaces, isSure } : undefined
}
