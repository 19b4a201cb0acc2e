/** A document as a review compares it: every text as written, with references replaced, and parsed by its schema. */

import type { FieldPath } from '../../base/field-path.ts'
import { valueAt } from '../../base/value-at.ts'
import { type Assignment, assignments } from '../../check/stand-in-assignments.ts'
import type { SourceFile } from '../../yaml/source-file.ts'

/** The kind of a text, by what its schema makes of it. */
export type Sort = 'money' | 'day' | 'prose' | 'picture' | 'plain'

/** `assigned`: who confirms a stand-in, and by when, in words; empty if nobody is named. */
type Marked = { readonly standIn: boolean; readonly assigned?: string }

export type TextValue = Marked & {
  readonly kind: 'text'
  readonly sort: Sort
  /** With references replaced. */
  readonly text: string
  /** As the author wrote it. */
  readonly written: string
  /** The same for all spellings with the same meaning: `64,200` and `64200`. */
  readonly meaning: string
  /** Whether the schema accepts the text. */
  readonly isUnderstood: boolean
}
export type ListValue = Marked & { readonly kind: 'list'; readonly entries: readonly Value[] }
export type GroupValue = Marked & { readonly kind: 'group'; readonly fields: ReadonlyMap<string, Value> }
export type Value = TextValue | ListValue | GroupValue

/** `filled` is the value with references replaced, `meant` the same parsed by the schemas, as far as possible. */
export type ReadDocument = { readonly source: SourceFile; readonly filled: unknown; readonly meant: unknown }

/** The whole document; `undefined` if it has a syntax error. */
export function toValue({ source, filled, meant }: ReadDocument): Value | undefined {
  if (source.value === undefined) return undefined
  const assignmentOf = assignments(source)
  const marks = new Map(
    source.standIns.map((each) => [
      nameOf(each.path),
      { standIn: true, assigned: inWords(assignmentOf(each)) },
    ]),
  )
  const read = (written: unknown, path: FieldPath): Value => {
    const marked: Marked = marks.get(nameOf(path)) ?? { standIn: false }
    if (Array.isArray(written)) {
      const entries = written.map((entry: unknown, index) => read(entry, [...path, index]))
      return { kind: 'list', ...marked, entries }
    }
    if (typeof written === 'object' && written !== null) {
      const fields = Object.entries(written).map(
        ([name, inner]) => [name, read(inner, [...path, name])] as const,
      )
      return { kind: 'group', ...marked, fields: new Map(fields) }
    }
    const text = String(valueAt(filled, path) ?? written).trim()
    const understood = valueAt(meant, path)
    const isUnderstood = understood !== undefined
    const meaning = JSON.stringify(isUnderstood ? understood : onOneLine(text))
    const sort = sortOf(path.at(-1), understood)
    return { kind: 'text', sort, text, written: String(written), meaning, isUnderstood, ...marked }
  }
  return read(source.value, [])
}

const inWords = ({ owner, due }: Assignment) =>
  [owner, due && `by ${due}`].filter((each) => each !== undefined).join(', ')

/** Compares the words if the schema refuses one of the two. */
export function meansTheSame(one: TextValue, other: TextValue): boolean {
  if (one.isUnderstood && other.isUnderstood) return one.meaning === other.meaning
  return onOneLine(one.text) === onOneLine(other.text)
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
const nameOf = (path: FieldPath) => path.map(String).join('\0')

/** Markdown, pictures and days are known by their shape in schema/vocabulary.ts, money by the name of its field. */
function sortOf(name: PropertyKey | undefined, understood: unknown): Sort {
  if (typeof understood === 'number') return name === 'amount' ? 'money' : 'plain'
  if (typeof understood !== 'object' || understood === null) return 'plain'
  if ('iso' in understood) return 'day'
  if ('markdown' in understood) return 'prose'
  return 'slot' in understood ? 'picture' : 'plain'
}

/** The texts of a value, in order. */
export function leavesOf(value: Value): readonly TextValue[] {
  if (value.kind === 'text') return [value]
  const inner = value.kind === 'list' ? value.entries : [...value.fields.values()]
  return inner.flatMap(leavesOf)
}

export function fieldOf(value: Value | undefined, name: string): Value | undefined {
  return value?.kind === 'group' ? value.fields.get(name) : undefined
}

/** The text of a field, if it has one. */
export function textOf(value: Value | undefined, name: string): string | undefined {
  const field = fieldOf(value, name)
  return field?.kind === 'text' && field.text !== '' ? field.text : undefined
}
