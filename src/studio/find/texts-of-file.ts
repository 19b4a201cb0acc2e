/** The texts of a file that an author can change. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { textsIn } from '../../core/base/texts-in.ts'
import type { SourceFile } from '../../core/yaml/source-file.ts'
import { numberOf, sheetOf } from '../form/table/cells.ts'
import { nameOfPlace } from '../page/names-of-parts.ts'
import { read } from '../session/read-text.ts'
import { say } from '../words.ts'
import { type Folded, folded } from './folded.ts'

export type FileText = {
  readonly text: string
  readonly folded: Folded
  /** The field. `undefined` in a table, and in a file that cannot be read. */
  readonly path: FieldPath | undefined
  /** Where the text begins in the file, if it has no field. */
  readonly start: number
  /** What the place is called. */
  readonly what: () => string
}

export type FileTexts = { readonly source: SourceFile; readonly texts: readonly FileText[] }

/** The kind of a block is chosen, and not written. */
const CHOSEN: ReadonlySet<unknown> = new Set(['type', 'use'])

export function textsOfFile(path: string, text: string): FileTexts {
  const source = read(path, text)
  if (path.endsWith('.csv')) return { source, texts: cellsIn(text) ?? linesIn(text) }
  if (source.value === undefined) return { source, texts: linesIn(text) }
  const texts = textsIn(source.value, [])
    .filter((each) => !CHOSEN.has(each.path.at(-1)))
    .map((each) => ({
      ...each,
      folded: folded(each.text),
      start: 0,
      what: () => nameOfPlace(source.value, each.path),
    }))
  return { source, texts }
}

function cellsIn(text: string): readonly FileText[] | undefined {
  const { names, rows } = sheetOf(text) ?? {}
  if (!names || !rows) return undefined
  const columnAt = (column: number) => say('column', { number: column + 1 })
  const cellOf = (words: string, start: number, what: () => string): FileText => {
    return { text: words, folded: folded(words), path: undefined, start, what }
  }
  return [
    // The grid shows the names, but only its cells can have the focus.
    ...names.map((name, column) => cellOf(name, rows[0]?.cells[column]?.start ?? 0, () => columnAt(column))),
    ...rows.flatMap(({ row, cells }) =>
      cells.map((cell, column) =>
        cellOf(cell.text, cell.start, () => {
          return say('cell', { column: names[column] || columnAt(column), number: numberOf(row) })
        }),
      ),
    ),
  ]
}

function linesIn(text: string): readonly FileText[] {
  let start = 0
  return text.split('\n').map((line, index) => {
    const own = { text: line, folded: folded(line), path: undefined, start, what: () => String(index + 1) }
    start += line.length + 1
    return own
  })
}
