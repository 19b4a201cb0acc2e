/** List entries without a dash. */
import * as messages from '../../../diagnostics/messages.ts'
import type { Splice } from '../../base/edit.ts'
import { entryTooFarLeft } from './entry-left.ts'
import { listsAt } from './list-without-name.ts'
import {
  contentOf,
  firstOf,
  indentOf,
  isEntry,
  isNothing,
  type Line,
  lineBefore,
  linesAfter,
  linesBefore,
  nameIn,
  type ParserError,
  type SyntaxMistake,
} from './syntax-error.ts'

export function dashMissing(error: ParserError): SyntaxMistake | undefined {
  const { text, line, code, also } = error
  const isBadIndent = code === 'BAD_INDENT' || code === 'BLOCK_AS_IMPLICIT_KEY'
  if (isEntry(line)) return isBadIndent ? firstDashMissing(text, line) : undefined
  const swallows = code === 'BLOCK_AS_IMPLICIT_KEY' && also('MULTILINE_IMPLICIT_KEY')
  if (code !== 'BAD_INDENT' && code !== 'MISSING_CHAR' && !swallows) return undefined
  if (!isAmongEntries(text, line)) return undefined
  return fieldOutside(text, line) ?? dashAt(text, line, indentOf(line))
}

/** The first entry of the list has no dash, and later ones have. */
function firstDashMissing(text: string, entry: Line): SyntaxMistake | undefined {
  let first: Line | undefined
  const names: (string | undefined)[] = []
  const own: (string | undefined)[] = []
  // An entry may have the indent of the field that opens its list.
  const before = firstOf(linesBefore(text, entry), (above) => !isNothing(above))
  if (before?.text.endsWith(':') && indentOf(before) === indentOf(entry)) return undefined
  for (const above of linesBefore(text, entry)) {
    if (isNothing(above)) continue
    if (indentOf(above) < indentOf(entry)) {
      if (isField(text, entry, own)) return dashTooMany(entry)
      const isList = above.text.endsWith(':') && first && !isEntry(first)
      // `extras` is a group with a list in it: the name of that list is missing, not a dash.
      if (isList && first && listsAt(text, first, nameIn(entry) ?? '').names.length > 0) return undefined
      const found = isList && first ? dashAt(text, first, indentOf(entry)) : undefined
      // Most entries of a list have the same fields. A field that the next entry begins without may be lost.
      const isAlike = names.includes(nameIn(entry))
      const isOfField =
        isAlike && first && indentOf(first) === indentOf(entry) && !own.includes(nameIn(entry))
      const left = found && isOfField ? entryTooFarLeft(text, entry) : undefined
      if (left || !found || isAlike) return left ?? found
      const finding =
        first && names.length === 1 && indentOf(first) === contentOf(entry)
          ? messages.dashMissing(nameIn(first), false, true)
          : found.finding
      return { ...found, finding, fixes: [] }
    }
    first = above
    names.push(nameIn(above))
    if (indentOf(above) === indentOf(entry)) own.push(nameIn(above))
  }
  return undefined
}

/** One line right below a field with its indent, and called like none of the fields there. */
function isField(text: string, entry: Line, fields: readonly (string | undefined)[]): boolean {
  const next = firstOf(linesAfter(text, entry), (line) => !isNothing(line))
  const isAlone =
    !next || (indentOf(next) <= indentOf(entry) && !(isEntry(next) && indentOf(next) === indentOf(entry)))
  const before = firstOf(linesBefore(text, entry), (line) => !isNothing(line))
  const isBelowField = before !== undefined && !isEntry(before) && indentOf(before) === indentOf(entry)
  const name = nameIn(entry)
  return (
    isAlone &&
    isBelowField &&
    name !== undefined &&
    fields.length > 1 &&
    !fields.includes(undefined) &&
    !fields.includes(name)
  )
}

function dashTooMany({ words, end, text }: Line): SyntaxMistake {
  const dash = /- */.exec(text.trimStart())?.[0].length ?? 0
  const fix = { start: words, end: words + dash, text: '' }
  return { finding: messages.entryMisplaced(true), start: words, end, fixes: [[fix]] }
}

/**
 * A field of the entry above, with the indent of its dash. A new entry would repeat a field of it: most entries of a list
 * have the same fields.
 */
function fieldOutside(text: string, line: Line): SyntaxMistake | undefined {
  const above: (string | undefined)[] = []
  let entry = lineBefore(text, line)
  while (entry && (isNothing(entry) || indentOf(entry) > indentOf(line))) {
    if (indentOf(entry) === indentOf(line) + 2) above.push(nameIn(entry))
    entry = lineBefore(text, entry)
  }
  if (!entry || !isEntry(entry) || indentOf(entry) !== indentOf(line)) return undefined
  if (contentOf(entry) !== indentOf(line) + 2) return undefined
  above.push(nameIn(entry))
  const names = [nameIn(line)]
  for (const below of linesAfter(text, line)) {
    if (isNothing(below)) continue
    if (indentOf(below) < indentOf(line) || (isEntry(below) && indentOf(below) === indentOf(line))) break
    if (indentOf(below) <= indentOf(line) + 2 && !isEntry(below)) names.push(nameIn(below))
  }
  if (names[0] === undefined || names.some((name) => name !== undefined && above.includes(name)))
    return undefined
  const moved = [{ start: line.words, end: line.words, text: '  ' }, ...movedIn(text, line)]
  return { finding: messages.badIndent(), start: line.words, end: line.end, fixes: [moved] }
}

/** Whether a line above or below with the same indent is an entry. */
function isAmongEntries(text: string, line: Line): boolean {
  const isEnd = (each: Line) => !isNothing(each) && indentOf(each) < indentOf(line)
  const isLike = (each: Line) => isEntry(each) && indentOf(each) === indentOf(line)
  return [linesBefore(text, line), linesAfter(text, line)].some((lines) => {
    const found = firstOf(lines, (each) => isEnd(each) || isLike(each))
    return found !== undefined && isLike(found)
  })
}

const beginsAnew = (line: Line) => /^ *[\p{Lu}\d]/u.test(line.text)

/** Texts without a dash among texts with one. A text with a small first letter may continue the line above. */
export function textWithoutDash({ text, line }: ParserError): SyntaxMistake | undefined {
  const beside = (lines: Iterable<Line>) => {
    const found: Line[] = []
    for (const each of lines) {
      if (isNothing(each) || indentOf(each) !== indentOf(line)) break
      found.push(each)
    }
    return found
  }
  const all = [...beside(linesBefore(text, line)).reverse(), line, ...beside(linesAfter(text, line))]
  const lost = all.filter((each) => !isEntry(each))
  const [first] = lost
  if (!first || lost.length === all.length || !lost.every(beginsAnew)) return undefined
  if (all.some((each) => nameIn(each) !== undefined)) return undefined
  // Entries end alike. A line that ends in another way may be a part of another text.
  const isEnded = ({ text: words }: Line) => /[.!?]\s*$/.test(words)
  const areEnded = all.filter(isEntry).every(isEnded)
  if (areEnded && !lost.every(isEnded)) return undefined
  const before = all[all.indexOf(first) - 1]
  const goesOn = !areEnded && before !== undefined && isEnded(before)
  const isNumbered = lost.every(({ start, end }) => /^ *\d+[.)] /.test(text.slice(start, end)))
  const fix = lost.map(({ words, end }) => {
    const number = isNumbered ? (/^\d+[.)] +/.exec(text.slice(words, end))?.[0].length ?? 0) : 0
    return { start: words, end: words + number, text: '- ' }
  })
  return {
    finding: messages.dashMissing(undefined, goesOn),
    start: first.words,
    end: first.end,
    fixes: goesOn ? [] : [fix],
  }
}

/** `column` is the indent of the dashes of the list. */
function dashAt(text: string, line: Line, column: number): SyntaxMistake | undefined {
  const name = /^ *([\w.-]+)(?=:(?: |$))/.exec(line.text)?.[1]
  if (name === undefined) return undefined
  const by = column + 2 - indentOf(line)
  if (by !== 0 && by !== 2) return undefined
  // Fields below with the same indent may be those of a group whose name is missing.
  const moved = by === 0 ? [] : movedIn(text, line)
  const dash =
    by === 0
      ? { start: line.words - 2, end: line.words, text: '- ' }
      : { start: line.words, end: line.words, text: '- ' }
  return {
    finding: messages.dashMissing(name),
    start: line.words,
    end: line.words + name.length,
    fixes: by === 2 && moved.length > 0 && name !== 'type' ? [] : [[dash, ...moved]],
  }
}

/** Indents the fields that follow, unless they are indented more than the first one. */
function movedIn(text: string, first: Line): readonly Splice[] {
  const splices: Splice[] = []
  for (const line of linesAfter(text, first)) {
    if (isNothing(line)) continue
    const isNext = indentOf(line) < indentOf(first) || (isEntry(line) && indentOf(line) === indentOf(first))
    if (isNext || (splices.length === 0 && indentOf(line) > indentOf(first) && !first.text.endsWith(':')))
      break
    splices.push({ start: line.start, end: line.start, text: '  ' })
  }
  return splices
}
