/** What a merge does to their text, in order, and what it has to ask. */
import type { FieldPath } from '../../../core/base/field-path.ts'
import { houseDefault } from '../../operations/house-style.ts'
import type { NewValue, Operation } from '../../operations/operation.ts'
import { isTreeGroup, isTreeList, keyOf, type Tree } from '../../operations/tree.ts'
import { writeBlock } from '../../operations/write-value.ts'
import type { Choice, Clash, Side } from './merged.ts'

/** `copy` inserts an entry of mine as I wrote it. */
export type MergeStep =
  | Operation
  | {
      readonly kind: 'copy'
      readonly list: FieldPath
      readonly index: number
      readonly from: FieldPath
      readonly tree: Tree
    }

/** `tree` is `undefined` if the value is gone. */
export type Plan = {
  readonly tree: Tree | undefined
  readonly steps: readonly MergeStep[]
  readonly clashes: readonly Clash[]
}

/** Where a value is: in their version and in mine. */
export type At = { readonly theirs: FieldPath; readonly mine: FieldPath }

/** Merges an entry of a list. */
export type MergeEntry = (three: Three, at: At, choices: Choices) => Plan

export type Choices = ReadonlyMap<string, Choice>

export const keep = (tree: Tree | undefined): Plan => ({ tree, steps: [], clashes: [] })

/** The steps that write a value with its marks. */
export function writing(at: FieldPath, tree: Tree, after?: string): readonly MergeStep[] {
  const set = { kind: 'set', at, value: unmarked(tree), ...(after === undefined ? {} : { after }) } as const
  return [set, ...marksIn(at, tree)]
}

/** The steps that mark the stand-ins in a new value. */
export function marksIn(at: FieldPath, { standIn, value }: Tree): readonly MergeStep[] {
  const own = standIn ? [{ kind: 'mark', at, standIn: true } as const] : []
  if (isTreeList(value)) return [...own, ...value.flatMap((entry, index) => marksIn([...at, index], entry))]
  if (!isTreeGroup(value)) return own
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => marksIn([...at, name], inner))]
}

export function unmarked({ value }: Tree): NewValue {
  if (isTreeList(value)) return value.map(unmarked)
  if (!isTreeGroup(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, unmarked(inner)]))
}

export type Three = {
  readonly opened: Tree | undefined
  readonly mine: Tree | undefined
  readonly theirs: Tree | undefined
}

export function clashAt(kind: Clash['kind'], at: At, { opened, mine, theirs }: Three): Clash {
  const path = theirs ? at.theirs : at.mine
  return {
    key: `${kind} ${keyOf(path)}${theirs ? '' : ' mine'}`,
    kind,
    at: path,
    opened: sideOf(opened),
    mine: sideOf(mine),
    theirs: sideOf(theirs),
  }
}

/** A value in words: a text as it is, anything else as YAML. */
function sideOf(tree: Tree | undefined): Side {
  if (!tree) return { text: undefined }
  const value = unmarked(tree)
  if (typeof value === 'string') return { text: value }
  const { head, lines } = writeBlock(value, -2, { style: houseDefault, careful: false })
  return { text: head === '' ? lines.join('\n') : head }
}
