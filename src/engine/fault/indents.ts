/** Lines that are not indented as they should be. */
import * as messages from '../../diagnostics/messages/syntax.ts'
import {
  type Change,
  type Fault,
  indentOf,
  isBlank,
  type Line,
  lineAt,
  lineBefore,
  linesAfter,
  type Mark,
  ownerOf,
  type Splice,
} from './fault.ts'

const WIDTHS = [2, 4, 8]

/** Every tab in an indent of the file becomes as many spaces: two, or whatever makes the lines fit. */
export function tab({ text, code, at }: Fault): Mark | undefined {
  if (code !== 'TAB_AS_INDENT' && text[at] !== '\t') return undefined
  const tabs = [...text.matchAll(/^[ -]*\t[\t ]*/gm)].flatMap(({ index, 0: lead }) =>
    [...lead].flatMap((character, offset) => (character === '\t' ? [index + offset] : [])),
  )
  const places = tabs.includes(at) ? tabs : [at]
  const afterDash = text[at - 1] === '-' ? [1] : []
  return {
    finding: messages.tabIndent(),
    start: at,
    end: at + 1,
    fixes: [...afterDash, ...WIDTHS].map((width) =>
      places.map((start) => ({ start, end: start + 1, text: ' '.repeat(width) })),
    ),
  }
}

/** A text below `|` whose lines stand under the name of its field, or further left. */
export function textNotIndented({ text, line, code }: Fault): Mark | undefined {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && code !== 'MISSING_CHAR' && code !== 'BLOCK_AS_IMPLICIT_KEY')
    return undefined
  let above = lineBefore(text, line)
  while (above && isBlank(above)) above = lineBefore(text, above)
  if (!above || !/:[ \t]+[|>][+-]?$/.test(above.text) || indentOf(line) > indentOf(above)) return undefined
  const indent = (/^[ \t]*(?:-[ \t]+)*/.exec(above.text)?.[0].length ?? 0) + 2
  const missing = ' '.repeat(indent - indentOf(line))
  const splices: Splice[] = []
  for (const each of [line, ...linesAfter(text, line)]) {
    if (/^ *(?:- +)?\w+:(?: |$)|^ *- /.test(each.text)) break
    const isOut = !isBlank(each) && indentOf(each) < indent
    if (isOut) splices.push({ start: each.start, end: each.start, text: missing })
  }
  const finding = messages.textNotIndented(ownerOf(text, above) ?? 'the field above')
  return { finding, start: line.words, end: line.end, fixes: [splices] }
}

export function badIndent(fault: Fault): Mark | undefined {
  const { code, message, at, line, also, text } = fault
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && also('MULTILINE_IMPLICIT_KEY') && at > line.words) {
    const next = lineAt(text, line.end + 1)
    const finding = messages.indentTooDeep()
    return { finding, start: next.words, end: next.end, fixes: indents(text, next), rivals: true }
  }
  const among = code === 'BAD_INDENT' && /^(?:All|Block)/.test(message)
  const unmarked = code === 'MISSING_CHAR' && message.startsWith('Sequence item')
  const atStart = code === 'BLOCK_AS_IMPLICIT_KEY' && at <= line.words
  if (!among && !unmarked && !atStart) return undefined
  const finding = messages.badIndent()
  return { finding, start: line.words, end: line.end, fixes: indents(text, line), rivals: true }
}

/** The indents of the lines above that are a blank or two away. */
function indents(text: string, line: Line): readonly Change[] {
  const own = indentOf(line)
  const known = new Set<number>()
  for (let above = lineBefore(text, line); above; above = lineBefore(text, above)) {
    if (isBlank(above)) continue
    known.add(indentOf(above))
    known.add(/^[ \t]*(?:-[ \t]+)*/.exec(above.text)?.[0].length ?? 0)
  }
  return [1, 2].flatMap((distance) => {
    const near = [own - distance, own + distance].filter((indent) => known.has(indent))
    return near.map((indent) => [{ start: line.start, end: line.words, text: ' '.repeat(indent) }])
  })
}
