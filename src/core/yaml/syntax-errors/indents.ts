/** Lines with a wrong indent. */
import { certain } from '../../../diagnostics/certain.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { lineNumber } from '../../base/lines.ts'
import { fieldNames } from '../field-names.ts'
import { isBlock, withFieldsBelow } from './entry-lines.ts'
import {
  contentOf,
  type Fix,
  firstOf,
  indentOf,
  isBlank,
  isEntry,
  isNothing,
  type Line,
  lineAbove,
  lineAt,
  lineBefore,
  lineBelow,
  linesAfter,
  linesBefore,
  linesUp,
  nameIn,
  opensText,
  ownerOf,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'
import { movedIntoText } from './text-lines.ts'

/** The first field of a page, if it is indented, and others are not. */
export function firstFieldIndented({ text }: ParserError): SyntaxMistake | undefined {
  let line: Line | undefined = lineAt(text, 0)
  if (isNothing(line)) for (line of linesAfter(text, line)) if (!isNothing(line)) break
  if (!/^ +[\w-]+: /.test(line.text) || !/^\w+:/m.test(text.slice(line.end))) return undefined
  const fixes = [[{ start: line.start, end: line.words, text: '' }]]
  return { finding: messages.badIndent(), start: line.words, end: line.end, fixes }
}

/** A text below `|` that is not indented more than its field. */
export function textNotIndented({ text, line, code }: ParserError): SyntaxMistake | undefined {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR' && code !== 'BLOCK_AS_IMPLICIT_KEY')
    return undefined
  const above = lineAbove(text, line)
  if (!above || !opensText(above) || indentOf(line) > indentOf(above)) return undefined
  const indent = contentOf(above) + 2
  const finding = messages.textNotIndented(ownerOf(text, above) ?? 'the field above')
  return { finding, start: line.words, end: line.end, fixes: [movedIntoText(text, above, line, indent)] }
}

/** `By bus: take any bus to the town`, which is no field. */
const SEVERAL_WORDS = /^ *\p{L}+ [^:#]*: /u

export function badIndent(error: ParserError): SyntaxMistake | undefined {
  const { code, message, at, line, also, text } = error
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && also('MULTILINE_IMPLICIT_KEY') && at > line.words) {
    const next = lineBelow(text, line) ?? line
    const out = outdented(text, line, next)
    if (out) return out
    // Words before a colon may belong to a sentence, or be a name of the author's own, as in `facts`.
    const isGroup = namesBeside(text, line).includes(nameOf(next))
    const day = nameOf(next) === 'stated' ? nameOf(line) : undefined
    const isText = !isGroup && SEVERAL_WORDS.test(next.text)
    const finding = messages.indentTooDeep(isGroup, day, isText)
    const fixes = !isText && !isGroup && !day && (isField(next) || !isField(line)) ? indents(text, next) : []
    return { finding, start: next.words, end: next.end, fixes, rivals: true }
  }
  const among = code === 'BAD_INDENT' && /^(?:All|Block)/.test(message)
  const unmarked = code === 'MISSING_CHAR' && message.startsWith('Sequence item')
  const atStart = code === 'BLOCK_AS_IMPLICIT_KEY' && at <= line.words
  if (!among && !unmarked && !atStart) return undefined
  const finding = messages.badIndent()
  const [fixes, unsure] = isOther(text, line)
    ? [[], finding]
    : [indents(text, line), messages.badIndent(levelsAround(text, line), hasMore(text, line))]
  return { finding, unsure, start: line.words, end: line.end, fixes, rivals: true }
}

/** Whether the lines below may belong to a line, or to the same entry. */
function hasMore(text: string, line: Line): boolean {
  const next = lineBelow(text, line)
  return next !== undefined && indentOf(next) >= contentOf(line)
}

/** The numbers of the lines above that have the next larger and the next smaller indent. */
function levelsAround(text: string, line: Line): readonly (readonly [spaces: number, line: number])[] {
  const indent = isEntry(line) ? indentOf : contentOf
  const own = indent(line)
  let inner: Line | undefined
  for (const above of linesBefore(text, line)) {
    const isAlike = isBlock(line)
      ? isBlock(above)
      : isEntry(above) || (!isEntry(line) && /^ *[\w.-]+:/.test(above.text))
    if (!isAlike || indent(above) === own) continue
    if (indent(above) > own) {
      if (!inner || indent(above) < indent(inner)) inner = above
    } else {
      const numbered = (each: Line) => [indent(each), lineNumber(text, each.end)] as const
      return inner ? [numbered(inner), numbered(above)] : []
    }
  }
  return []
}

/** Whether a line among entries is more likely an entry than the rest of the one above: that is a whole sentence. */
function isOther(text: string, line: Line): boolean {
  if (/^ *-[^\s-]/.test(line.text)) return true
  const isWords = !isEntry(line) && nameIn(line) === undefined
  return isWords && /[.!?]["')]?$/.test(lineAbove(text, line)?.text ?? '')
}

const nameOf = (line: Line) => /^ *(?:- +)*([^\s:][^:]*):(?: |$)/.exec(line.text)?.[1] ?? ''

/** The fields of the group of a line. If one of them comes again below it, the name of an inner group is missing. */
function namesBeside(text: string, line: Line): readonly string[] {
  const names: string[] = []
  for (const each of linesUp(text, line)) {
    if (isBlank(each) || contentOf(each) > contentOf(line)) continue
    if (contentOf(each) < contentOf(line)) break
    names.push(nameOf(each))
    if (indentOf(each) < contentOf(each)) break
  }
  return names
}

/** Whether a line begins with the name of a field, or with a misspelt one. */
function isField(line: Line): boolean {
  const name = nameOf(line)
  return fieldNames().includes(name) || certain(name, fieldNames()) !== undefined
}

/** A field, or the dash of an entry, that is indented less than the fields before and after it. */
function outdented(text: string, line: Line, next: Line): SyntaxMistake | undefined {
  const above = lineAbove(text, line)
  // The first entry of a list belongs below the name of the list.
  const isFirst = above?.text.endsWith(':') && isEntry(line) && indentOf(line) < indentOf(above)
  const isFirstField =
    above?.text.endsWith(':') && /^ +\w/.test(line.text) && contentOf(above) === contentOf(line)
  const inner = above && (isFirst || isFirstField ? contentOf(next) : contentOf(above))
  if (!above || inner === undefined || contentOf(line) === inner) return undefined
  // A field between the lines of a text does not belong to that text.
  if (isField(line) && !isField(above)) return undefined
  if (inner !== indentOf(next) && inner !== contentOf(next)) return undefined
  const isBlock = (each: Line) => nameIn(each) === 'type'
  const entry = firstOf(linesBefore(text, line), (each) => isEntry(each) && contentOf(each) === inner)
  // Only another block can be moved in line with blocks.
  if (isEntry(line) && (isFirst ? isBlock(line) : !entry || isBlock(entry) !== isBlock(line)))
    return undefined
  const indent = inner - contentOf(line) + indentOf(line)
  const place = { start: line.words, end: line.end }
  // A misspelt field may be another one.
  if (isFirstField && !fieldNames().includes(nameOf(line)))
    return { ...place, finding: messages.badIndent([[indent, lineNumber(text, next.end)]]) }
  const fixes = [[{ start: line.start, end: line.words, text: ' '.repeat(indent) }]]
  return { ...place, finding: messages.badIndent(), fixes }
}

/** The first line of a text below `|` sets its indent. Here the first line is indented too much. */
export function firstLineTooDeep({ text, line }: ParserError): SyntaxMistake | undefined {
  const lines: Line[] = []
  let above = lineBefore(text, line)
  while (above && (isBlank(above) || indentOf(above) > indentOf(line))) {
    if (!isBlank(above)) lines.unshift(above)
    above = lineBefore(text, above)
  }
  const [first, ...others] = lines
  const isAlone = others.length === 0 && nameIn(line) === undefined
  const isText = above && isAlone && opensText(above) && indentOf(line) > contentOf(above)
  const after = lineBelow(text, line)
  if (!above || !first || !isText || (after && indentOf(after) === indentOf(first))) return undefined
  // If the first line has the right indent, the other line has the wrong one.
  if (indentOf(first) === contentOf(above) + 2) return undefined
  const by = indentOf(first) - indentOf(line)
  // An entry or a field that has come between is no line of the text.
  const isOfList = isEntry(first) || nameIn(first) !== undefined
  return {
    finding: messages.badIndent(),
    start: first.words,
    end: first.end,
    fixes: isOfList ? [] : [lines.map((each) => ({ start: each.start, end: each.start + by, text: '' }))],
  }
}

/** An entry of a list that has come to the edge of the page. An entry of its block begins with the same field. */
export function entryAtEdge({ text, line }: ParserError): SyntaxMistake | undefined {
  const before = lineBefore(text, line)
  for (const own of before ? [line, before] : []) {
    const [first] = /^- \w+: /.exec(own.text) ?? []
    if (first === undefined) continue
    const isAlike = (each: Line) => each.text.trimStart().startsWith(first)
    const above = firstOf(linesBefore(text, own), (each) => isAlike(each) || /^ *- type:/.test(each.text))
    if (!above || !isAlike(above) || indentOf(above) === 0) continue
    const fixes = [
      withFieldsBelow(text, own).map(({ start }) => ({
        start,
        end: start,
        text: ' '.repeat(indentOf(above)),
      })),
    ]
    return { finding: messages.badIndent(), start: own.start, end: own.end, fixes }
  }
  return undefined
}

/** Fixes with the indents of lines above that differ by one or two spaces. The fields of an entry move with it. */
function indents(text: string, line: Line): readonly Fix[] {
  const own = indentOf(line)
  const lines = isEntry(line) ? withFieldsBelow(text, line) : [line]
  const known = new Set<number>()
  for (const above of linesBefore(text, line)) {
    // A block is never a part of the text above it.
    if (isBlank(above) || (isBlock(line) && !isBlock(above))) continue
    known.add(indentOf(above))
    known.add(contentOf(above))
  }
  return [1, 2].flatMap((distance) => {
    const near = [own - distance, own + distance].filter((indent) => known.has(indent))
    return near.map((indent) =>
      lines.map((each) => ({
        start: each.start,
        end: each.words,
        text: ' '.repeat(indentOf(each) + indent - own),
      })),
    )
  })
}
