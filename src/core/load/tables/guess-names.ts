/** Guesses the row of names that a table lacks, from what its cells can be. */
import { z } from 'zod'
import { certain } from '../../../diagnostics/certain.ts'
import { fieldFor } from '../../../diagnostics/synonyms.ts'
import { type Schema, schemaAt } from '../../base/schema-at.ts'
import { fieldNames } from '../../yaml/field-names.ts'
import type { Row } from './parse-csv.ts'

/** Whether a first row is an entry: no cell of it is like the name of a field, or stands above figures as their name. */
export function isEntry(row: Row, others: readonly Row[]): boolean {
  const known = fieldNames()
  const isName = (word: string) =>
    known.includes(word) || certain(word, known) !== undefined || fieldFor(word, known) !== undefined
  return !row.some(({ text }, column) => {
    if (text.split('.').some(isName) || /^[a-z]+[A-Z]\w*$/.test(text)) return true
    const below = others.flatMap((other) => other[column]?.text || [])
    const isAboveFigures = below.length > 0 && below.every((cell) => /\d/.test(cell)) && !/\d/.test(text)
    return isAboveFigures && text !== ''
  })
}

/** A name for each column. `known` are the possible names, `needed` those that every entry must have. */
export function guessNames(
  rows: readonly Row[],
  entry: Schema | undefined,
  known: readonly string[],
  needed: readonly string[],
): readonly string[] {
  const width = Math.max(...rows.map((row) => row.findLastIndex(({ text }) => text !== '') + 1))
  const cellsOf = (column: number) => rows.flatMap((row) => row[column]?.text || [])
  const fits = (name: string, column: number) => {
    const schema = entry && schemaAt(entry, name.split('.'))
    return !(schema instanceof z.ZodType) || cellsOf(column).every((text) => schema.safeParse(text).success)
  }
  /** Names in the order of the schema that fit the columns from one on. */
  const inOrder = (column: number, from: number): readonly string[] | undefined => {
    const left = known.slice(from)
    if (column === width) return left.some((name) => needed.includes(name)) ? undefined : []
    for (const [index, name] of left.entries()) {
      const rest = fits(name, column) ? inOrder(column + 1, from + index + 1) : undefined
      if (rest) return [name, ...rest]
      if (needed.includes(name)) return undefined
    }
    return undefined
  }
  const usual = [
    ...known.filter((name) => needed.includes(name)),
    ...known.filter((name) => !needed.includes(name)),
  ]
  return inOrder(0, 0) ?? usual.slice(0, Math.max(width, needed.length))
}
