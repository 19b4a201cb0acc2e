/** The lines of an entry whose indent is wrong. */
import {
  contentOf,
  firstOf,
  indentOf,
  isBlank,
  isEntry,
  type Line,
  linesAfter,
  nameIn,
} from './syntax-error.ts'

/** An entry with the lines below it that are indented like its fields, or more. */
export function withFieldsBelow(text: string, entry: Line): readonly Line[] {
  const lines = [entry]
  for (const each of linesAfter(text, entry)) {
    if (isBlank(each)) continue
    if ((isEntry(each) && isBeside(text, entry, each)) || indentOf(each) < contentOf(entry)) break
    lines.push(each)
  }
  return lines
}

/** A block goes on up to the next block. Below any other entry at the edge, all entries are beside it. */
const isBeside = (text: string, entry: Line, each: Line) =>
  isBlock(entry)
    ? isBlock(each) || firstOf(fieldsAt(text, each), namesBlock) !== undefined
    : indentOf(entry) === 0 || indentOf(each) <= contentOf(entry)

const namesBlock = (line: Line) => nameIn(line) === 'type' || nameIn(line) === 'use'
export const isBlock = (line: Line) => isEntry(line) && namesBlock(line)

/** The lines below an entry with its own fields. */
function* fieldsAt(text: string, entry: Line): Generator<Line> {
  for (const each of linesAfter(text, entry)) {
    if (isBlank(each) || indentOf(each) > contentOf(entry)) continue
    if (indentOf(each) < contentOf(entry)) return
    yield each
  }
}
