/** Compares two versions of a value. Changes name the fields and entries that an author knows. */
import { REFERENCE } from '../../validate/interpolate.ts'
import type { PathStep, ValueChange } from './change-types.ts'
import { inWords, type Titles, valueName } from './names.ts'
import { pairUp } from './pair-entries.ts'
import { totalKept } from './totals.ts'
import {
  type GroupValue,
  type ListValue,
  leavesOf,
  meansTheSame,
  type TextValue,
  textOf,
  type Value,
} from './value.ts'

export type Comparing = {
  /** The names of the changed values of site.yaml. Texts that refer to them changed too. */
  readonly changedValues: ReadonlySet<string>
  readonly titles: Titles
  /** Those of the old version: the address of a page that is deleted may lead elsewhere now. */
  readonly oldTitles: Titles
}

type Both = { readonly before: Value | undefined; readonly after: Value | undefined }

/** `at` is the path to the value. Empty if both versions mean the same. */
export function compare(
  { before, after }: Both,
  at: readonly PathStep[],
  comparing: Comparing,
): readonly ValueChange[] {
  if (!before || !after) return addedOrRemoved({ before, after }, at, comparing)
  const assigned = assignedChange(before, after, at)
  const flips: readonly ValueChange[] =
    before.standIn === after.standIn ? assigned : [standInChange(before, after, at, comparing), ...assigned]
  if (before.kind === 'text' && after.kind === 'text')
    return meansTheSame(before, after) ? flips : [leafChange(before, after, at, comparing), ...assigned]
  if (before.kind === 'list' && after.kind === 'list')
    return [...flips, ...compareLists(before, after, at, comparing)]
  if (before.kind === 'group' && after.kind === 'group')
    return [...flips, ...compareGroups(before, after, at, comparing)]
  const words = { before: inWords(before, comparing.oldTitles), after: inWords(after, comparing.titles) }
  return [{ kind: 'changed', at, sort: 'plain', ...words }]
}

function addedOrRemoved(
  { before, after }: Both,
  at: readonly PathStep[],
  comparing: Comparing,
): readonly ValueChange[] {
  const { titles, oldTitles } = comparing
  const only = after ?? before
  if (only?.kind === 'group' && isOpened(only, at))
    return compareGroups(groupOf(before), groupOf(after), at, comparing)
  if (after) {
    const standIn = leavesOf(after).some((leaf) => leaf.standIn) || after.standIn
    const change = { kind: 'added', at, sort: sortOf(after), after: inWords(after, titles) } as const
    return standIn ? [{ ...change, standIn: 'new' }, ...assignedIn(after, at)] : [change]
  }
  return before ? [{ kind: 'removed', at, sort: sortOf(before), before: inWords(before, oldTitles) }] : []
}

const MOST_FIELDS = 6

/** A small group of settings, such as `theme`: no single value says what all of it means. */
const isOpened = (group: GroupValue, at: readonly PathStep[]) =>
  at.every(({ position }) => position === undefined) && group.fields.size <= MOST_FIELDS

const NO_FIELDS: GroupValue = { kind: 'group', fields: new Map(), standIn: false }
const groupOf = (value: Value | undefined) => (value?.kind === 'group' ? value : NO_FIELDS)

const sortOf = (value: Value) => (value.kind === 'text' ? value.sort : 'plain')

function standInChange(
  before: Value,
  after: Value,
  at: readonly PathStep[],
  { titles }: Comparing,
): ValueChange {
  const standIn = before.standIn ? 'confirmed' : 'new'
  return { kind: 'kept', at, sort: sortOf(after), after: inWords(after, titles), standIn }
}

function assignedChange(
  before: Value | undefined,
  after: Value,
  at: readonly PathStep[],
): readonly ValueChange[] {
  const [old = '', now = ''] = [before?.assigned, after.assigned]
  return !after.standIn || old === now
    ? []
    : [{ kind: 'assigned', at, sort: 'plain', before: old, after: now }]
}

/** For a value that was added as a whole. */
function assignedIn(value: Value, at: readonly PathStep[]): readonly ValueChange[] {
  const said = [value, ...leavesOf(value)].flatMap((each) => assignedChange(undefined, each, at))
  return said.filter(({ after }, index) => said.findIndex((each) => each.after === after) === index)
}

function leafChange(
  before: TextValue,
  after: TextValue,
  at: readonly PathStep[],
  { changedValues }: Comparing,
): ValueChange {
  const through = before.written === after.written ? valuesIn(after.written, changedValues) : []
  const marked = before.standIn !== after.standIn
  return {
    kind: 'changed',
    at,
    sort: after.sort === before.sort ? after.sort : 'plain',
    before: before.text,
    after: after.text,
    ...(through.length > 0 ? { through } : {}),
    ...(marked ? { standIn: before.standIn ? 'confirmed' : 'new' } : {}),
  }
}

/** The given values that a text refers to. */
export function valuesIn(written: string, values: ReadonlySet<string>): readonly string[] {
  const names = [...written.matchAll(REFERENCE)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => values.has(name))
}

function compareLists(
  before: ListValue,
  after: ListValue,
  at: readonly PathStep[],
  comparing: Comparing,
): readonly ValueChange[] {
  const { pairs, removed } = pairUp(before.entries, after.entries)
  const pairOf = new Map(pairs.map((pair) => [pair.after, pair]))
  const { titles, oldTitles } = comparing
  const list = at.at(-1) ?? {}
  /** Joins the step into a list with the step to its entry. */
  const stepTo = (value: Value | undefined, index: number, titles: Titles) => {
    const type = textOf(value, 'type')
    const name = value && valueName(value, titles)
    const entry = { ...(type ? { type } : {}), ...(name ? { name } : {}), position: index + 1 }
    return [...at.slice(0, -1), { ...list, ...entry }]
  }
  const behind = (index: number) => {
    const previous = after.entries[index - 1]
    return previous ? (valueName(previous, titles) ?? inWords(previous, titles)) : ''
  }
  const gone = removed.flatMap((index) => {
    const value = before.entries[index]
    return addedOrRemoved({ before: value, after: undefined }, stepTo(value, index, oldTitles), comparing)
  })
  const here = after.entries.flatMap((value, index): readonly ValueChange[] => {
    const pair = pairOf.get(index)
    if (!pair)
      return addedOrRemoved({ before: undefined, after: value }, stepTo(value, index, titles), comparing).map(
        (change) => ({
          ...change,
          behind: behind(index),
        }),
      )
    const old = before.entries[pair.before]
    const inside = compare({ before: old, after: value }, stepTo(old, index, oldTitles), comparing)
    if (!pair.moved) return inside
    return [
      { kind: 'moved', at: stepTo(old, index, oldTitles), sort: 'plain', behind: behind(index) },
      ...inside,
    ]
  })
  return [...gone, ...here]
}

function compareGroups(
  before: GroupValue,
  after: GroupValue,
  at: readonly PathStep[],
  comparing: Comparing,
): readonly ValueChange[] {
  const names = [...new Set([...after.fields.keys(), ...before.fields.keys()])]
  const changes = names.flatMap((field) => {
    const both = { before: before.fields.get(field), after: after.fields.get(field) }
    return compare(
      both,
      [...at, stepInto(field, both, both.before ? comparing.oldTitles : comparing.titles)],
      comparing,
    )
  })
  const kept = totalKept(before, after, at, comparing.titles)
  return kept ? [...changes, kept] : changes
}

function stepInto(field: string, { before, after }: Both, titles: Titles): PathStep {
  const group = before ?? after
  const name = group?.kind === 'group' ? valueName(group, titles) : undefined
  return name ? { field, name } : { field }
}
