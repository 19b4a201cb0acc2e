/** A value of another kind than its schema expects. */
import type { SourceSpan } from '../../../diagnostics/diagnostic.ts'
import type { LinesToAdd } from '../../../diagnostics/here.ts'
import type { FieldPath } from '../../base/field-path.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import type { Line } from '../../yaml/syntax-errors/syntax-error.ts'

export const KINDS = { list: 'a list', group: 'a group of fields', text: 'a text' } as const

export type WrongValue = {
  readonly source: SourceFile
  readonly span: SourceSpan
  /** The name of the field in messages. */
  readonly name: string
  readonly value: unknown
  /** As the author wrote it. */
  readonly written: string
  /** Of the whole file. */
  readonly text: string
  /** Where it starts in the text. */
  readonly at: number
  /** The line where it starts. */
  readonly line: Line
  /** Whether the author has chosen its name, as for a fact. */
  readonly isOfRecord?: boolean
  /** The field, or the number of the entry. */
  readonly key: PropertyKey | undefined
  /** Whether it is an entry of a list of words. */
  readonly isWords?: boolean
  /** Whether a text with paragraphs and lists is expected. */
  readonly isProse?: boolean
  /** Whether the name of a contact is expected. */
  readonly isContact?: boolean | undefined
  /** For an entry with a field of the group around its list: what to do with that field. */
  readonly outside?: string | undefined
  /** If a group is expected, the names of its fields. */
  readonly fields: readonly string[]
  /** If a group is expected, lines that it can have. */
  readonly lines?: LinesToAdd | undefined
  /** If an entry of a list has to be a group and is a text, the lines that it can have instead. */
  readonly entryLines?: readonly string[]
  /** If a list is expected, the names of the fields of its entries. */
  readonly entryFields?: readonly string[]
  /** If a list is found, the paths of its entries. */
  readonly entryPaths?: readonly FieldPath[]
  /** If an entry of a table is expected, the names of its columns. */
  readonly columns?: readonly string[]
}

export function kindOf(value: unknown): string {
  if (Array.isArray(value)) return KINDS.list
  return typeof value === 'object' ? KINDS.group : KINDS.text
}

/** Whether it starts on a line of its own, below the name of its field. */
export const isOnOwnLine = ({ line, at }: WrongValue): boolean => line.words === at
