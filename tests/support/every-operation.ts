/** All that an author can do to a text in Studio, and what must be true afterwards: rule 1 of Studio. */
import { applySplices } from '../../src/core/base/edit.ts'
import type { FieldPath } from '../../src/core/base/field-path.ts'
import { inverseOf } from '../../src/studio/draft/splices.ts'
import { applied } from '../../src/studio/operations/applied.ts'
import { operate } from '../../src/studio/operations/operate.ts'
import type { NewValue, Operation } from '../../src/studio/operations/operation.ts'
import { outlineOf } from '../../src/studio/operations/outline.ts'
import { isTreeGroup, isTreeList, type Tree, treeOf } from '../../src/studio/operations/tree.ts'
import { outside } from './named-extents.ts'

const TEXTS = [
  'Fees: 64,200 # a year',
  "it's",
  'plain words',
  '',
  'First line\n\n## Second: "line"\n\n- third\n',
  '0722000000',
]
const VALUES: readonly NewValue[] = [
  ...TEXTS.slice(0, 2),
  { type: 'prose', markdown: 'One\ntwo\n', items: ['a', { b: 'c, d' }] },
]

/** Of a text with too many, `most` of them, spread over all; `turn` says which. */
export function operationsOn(tree: Tree, most = Number.POSITIVE_INFINITY, turn = 0): readonly Operation[] {
  const found: Operation[] = []
  const visit = (part: Tree, at: FieldPath): void => {
    found.push({ kind: 'mark', at, standIn: !part.standIn })
    if (typeof part.value === 'string') found.push(...onText(at, found.length))
    if (isTreeList(part.value)) {
      found.push(...onList(at, part.value.length, found.length))
      part.value.forEach((entry, index) => visit(entry, [...at, index]))
    } else if (isTreeGroup(part.value)) {
      found.push(...onGroup(at, Object.keys(part.value), found.length))
      for (const [name, inner] of Object.entries(part.value)) visit(inner, [...at, name])
    }
  }
  visit(tree, [])
  const every = Math.max(1, Math.ceil(found.length / most))
  return found.filter((_, index) => index % every === turn % every)
}

const pick = <Value>(values: readonly Value[], at: number): readonly Value[] => {
  const value = values[at % values.length]
  return value === undefined ? [] : [value]
}

function onText(at: FieldPath, seed: number): readonly Operation[] {
  return [
    ...pick(TEXTS, seed).map((value) => ({ kind: 'set', at, value }) as const),
    ...pick(TEXTS, seed + 2).map((text) => ({ kind: 'set-text', at, text }) as const),
    ...pick(VALUES, seed + 1).map((value) => ({ kind: 'set', at, value }) as const),
  ]
}

function onList(list: FieldPath, length: number, seed: number): readonly Operation[] {
  const places = Array.from({ length }, (_, index) => index)
  return [
    ...[...places, length].flatMap((index) =>
      pick(VALUES, seed + index).map((value) => ({ kind: 'insert', list, index, value }) as const),
    ),
    ...places.flatMap((index): readonly Operation[] => [
      { kind: 'remove', list, index },
      { kind: 'duplicate', list, index },
      ...[0, index - 1, index + 1, length - 1]
        .filter((to) => to >= 0 && to < length && to !== index)
        .map((to) => ({ kind: 'move', list, index, to }) as const),
    ]),
  ]
}

function onGroup(at: FieldPath, names: readonly string[], seed: number): readonly Operation[] {
  return [
    ...pick(VALUES, seed).map((value) => ({ kind: 'set', at: [...at, 'added'], value }) as const),
    ...names
      .slice(0, 1)
      .map((after) => ({ kind: 'set', at: [...at, 'new', 'inner'], value: 'x', after }) as const),
    ...names.map((name) => ({ kind: 'unset', at: [...at, name] }) as const),
    ...names.map((name) => ({ kind: 'rename', at: [...at, name], name: 'Price (KES)' }) as const),
  ]
}

export type Tally = {
  operations: number
  refused: number
  readonly refusals: string[]
  readonly faults: string[]
}
export const newTally = (): Tally => ({ operations: 0, refused: 0, refusals: [], faults: [] })

/** Tries operations on a text. */
export function tryAll(text: string, tally: Tally, most?: number, turn?: number): void {
  const tree = treeOf({ text })
  if (!tree) return
  for (const operation of operationsOn(tree, most, turn)) {
    tally.operations++
    const said = `${JSON.stringify(operation)} on ${JSON.stringify(text)}`
    const outcome = operate({ path: 'pages/page.yaml', text }, operation)
    if ('refused' in outcome) {
      tally.refused++
      tally.refusals.push(`${outcome.refused}: ${said}`)
    } else
      tally.faults.push(...faultsOf(text, tree, operation, outcome.edits).map((fault) => `${fault}: ${said}`))
  }
}

type Edits = readonly { readonly start: number; readonly end: number; readonly text: string }[]

function faultsOf(text: string, tree: Tree, operation: Operation, edits: Edits): readonly string[] {
  const after = applySplices(text, edits)
  const meant = applied(tree, operation)
  const is = treeOf({ text: after })
  const wrong = 'tree' in meant && JSON.stringify(is) === JSON.stringify(meant.tree) ? [] : ['another value']
  const extents = outside(text, operation, edits)
  const undone = applySplices(after, inverseOf(text, edits)) === text ? [] : ['undo is not exact']
  return [...wrong, ...undone, ...lostComments(text, after, operation), ...extents].map(
    (fault) => `${fault} in ${JSON.stringify(after)}`,
  )
}

/** Comments by a reader of their own, for the operations that keep all. */
function lostComments(before: string, after: string, { kind }: Operation): readonly string[] {
  const [old, now] = [commentsIn(before), commentsIn(after)]
  if (kind === 'move' || kind === 'mark' || kind === 'set-text' || kind === 'insert')
    return String(old) === String(now) ? [] : ['comments changed']
  if (kind !== 'duplicate') return []
  const left = [...now]
  for (const words of old) left.splice(left.indexOf(words), left.includes(words) ? 1 : 0)
  return left.length === now.length - old.length ? [] : ['comments lost']
}

const commentsIn = (text: string): readonly string[] =>
  outlineOf(text)
    .comments.map(({ start, end }) => text.slice(start, end).trim())
    .sort()
