/** All stand-ins of a site, the most urgent first. */

import { isDay } from '../../../block/day.ts'
import type { FieldPath } from '../../../core/base/field-path.ts'
import { valueAt } from '../../../core/base/value-at.ts'
import { isFields } from '../../../core/base/walk.ts'
import { assignments } from '../../../core/check/stand-in-assignments.ts'
import type { SourceFile } from '../../../core/yaml/source-file.ts'
import { compare } from '../../../diagnostics/diagnostic.ts'
import { count } from '../../../diagnostics/wording.ts'

export type OpenStandIn = {
  readonly file: string
  /** From 1, as is the column. */
  readonly line: number
  readonly column: number
  readonly path: FieldPath
  /** The field, for people: `profile.bio` in a block, `organisation.name` in site.yaml. */
  readonly field: string
  /** The value, in short form. */
  readonly value: string
  readonly owner?: string
  /** Such as 2026-12-01. Anything else is in `dueInWords`. */
  readonly due?: string
  readonly dueInWords?: string
  readonly overdue: boolean
}

/** `today` such as 2026-12-01. */
export function standInsOf(sources: readonly SourceFile[], today: string): readonly OpenStandIn[] {
  const found = sources.flatMap((source) => {
    const assignmentOf = assignments(source)
    return source.standIns.map((standIn): OpenStandIn => {
      const { owner, due } = assignmentOf(standIn)
      const { file, start } = standIn.span
      return {
        file,
        line: start.line,
        column: start.column,
        path: standIn.path,
        field: nameOf(source, standIn.path),
        value: inShort(valueAt(source.value, standIn.path)),
        ...(owner === undefined ? {} : { owner }),
        ...(due === undefined ? {} : isDay(due) ? { due } : { dueInWords: due }),
        overdue: due !== undefined && isDay(due) && due < today,
      }
    })
  })
  return found.toSorted((a, b) => compare(a.due ?? LAST, b.due ?? LAST))
}

/** The names on the path to a value. A block is called by its type. Line numbers tell list entries apart. */
function nameOf({ value }: SourceFile, path: FieldPath): string {
  const type = path[0] === 'blocks' ? valueAt(value, [...path.slice(0, 2), 'type']) : undefined
  const names = path.slice(type === undefined ? 0 : 2).filter((key) => typeof key === 'string')
  return [...(typeof type === 'string' ? [type] : []), ...names].join('.')
}

/** Sorts after every day. */
const LAST = '9999-99-99'

const LONGEST = 80

function inShort(value: unknown): string {
  if (Array.isArray(value)) return count(value.length, 'entry', 'entries')
  if (typeof value !== 'string')
    return isFields(value) && 'type' in value ? 'the whole block' : 'a group of fields'
  const words = value.replaceAll(/\s+/g, ' ').trim()
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words
}
