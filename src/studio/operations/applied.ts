/** What an operation means for the value of a text. The edits of `operate` must lead to exactly this. */
import type { FieldPath } from '../../core/base/field-path.ts'
import type { NewValue, Operation, Refusal } from './operation.ts'
import { isTreeGroup, isTreeList, planted, type Tree, treeAt, withTree } from './tree.ts'

type Applied = { readonly tree: Tree } | { readonly refused: Refusal }

export function applied(tree: Tree, operation: Operation): Applied {
  switch (operation.kind) {
    case 'set':
      return set(tree, operation.at, operation.value, operation.after)
    case 'set-text':
      return set(tree, operation.at, textFor(tree, operation), operation.after)
    case 'rename':
      return rename(tree, [operation.at, ...(operation.also ?? [])], operation.name)
    case 'unset':
      return unset(tree, operation.at)
    case 'mark': {
      const part = treeAt(tree, operation.at)
      return part ? done(withTree(tree, operation.at, { ...part, standIn: operation.standIn })) : MISSING
    }
    default:
      return changeList(tree, operation)
  }
}

const MISSING: Applied = { refused: 'missing' }
const done = (tree: Tree): Applied => ({ tree })

/** The text with the line break at its end that it should have: that of the old text, or one after several lines. */
export function textFor(tree: Tree, { at, text }: Extract<Operation, { kind: 'set-text' }>): string {
  const body = text.replace(/\n+$/, '')
  const old = treeAt(tree, at)?.value
  const hasBreak =
    typeof old === 'string'
      ? old.endsWith('\n') || (body.includes('\n') && !old.includes('\n'))
      : body.includes('\n')
  return hasBreak && body !== '' ? `${body}\n` : body
}

/** A value that fills a path whose first steps are missing: `{ label: 'More' }` for the rest `['cta', 'label']`. */
export const nested = (rest: FieldPath, value: NewValue): NewValue =>
  rest.reduceRight<NewValue>(
    (inner, key) => (typeof key === 'number' ? [inner] : { [String(key)]: inner }),
    value,
  )

/** How far a path leads into a tree, an empty text counting as an empty group. The rest is names. */
export function reach(
  tree: Tree,
  at: FieldPath,
): { readonly depth: number; readonly rest: readonly string[] } | undefined {
  let depth = at.length
  while (depth > 0 && !treeAt(tree, at.slice(0, depth))) depth--
  const rest = at.slice(depth).filter((key) => typeof key === 'string')
  return rest.length === at.length - depth ? { depth, rest } : undefined
}

function set(tree: Tree, at: FieldPath, value: NewValue, after: string | null | undefined): Applied {
  const found = reach(tree, at)
  if (!found) return MISSING
  const { depth, rest } = found
  const owner = treeAt(tree, at.slice(0, depth))
  if (!owner) return MISSING
  const [name, ...names] = rest
  if (name === undefined) return done(withTree(tree, at, planted(value, owner.standIn)))
  const inner = planted(nested(names, value))
  const fields = owner.value === '' ? {} : owner.value
  if (!isTreeGroup(fields)) return { refused: 'not-a-group' }
  const entries = Object.entries(fields)
  const place = placeBehind(Object.keys(fields), after)
  const next = entries.toSpliced(place, 0, [name, inner])
  return done(withTree(tree, at.slice(0, depth), { ...owner, value: Object.fromEntries(next) }))
}

/** Where a new field stands among those that are there. */
export function placeBehind(
  fields: readonly (string | undefined)[],
  after: string | null | undefined,
): number {
  if (after === null) return 0
  const place = after === undefined ? -1 : fields.indexOf(after)
  return place < 0 ? fields.length : place + 1
}

function rename(tree: Tree, places: readonly FieldPath[], name: string): Applied {
  let renamed = tree
  for (const at of places) {
    const owner = treeAt(renamed, at.slice(0, -1))
    if (!owner || !treeAt(renamed, at)) return MISSING
    if (!isTreeGroup(owner.value)) return { refused: 'not-a-group' }
    if (at.at(-1) !== name && Object.hasOwn(owner.value, name)) return { refused: 'unwritable' }
    const fields = Object.entries(owner.value).map(([each, value]) => [
      each === at.at(-1) ? name : each,
      value,
    ])
    renamed = withTree(renamed, at.slice(0, -1), { ...owner, value: Object.fromEntries(fields) })
  }
  return done(renamed)
}

function unset(tree: Tree, at: FieldPath): Applied {
  const owner = treeAt(tree, at.slice(0, -1))
  const name = at.at(-1)
  // A field that the author fills and empties again is not in the text from before.
  if (!owner || !treeAt(tree, at)) return done(tree)
  if (!isTreeGroup(owner.value)) return { refused: 'not-a-group' }
  const fields = Object.entries(owner.value).filter(([each]) => each !== name)
  return done(withTree(tree, at.slice(0, -1), { ...owner, value: Object.fromEntries(fields) }))
}

type ListOperation = Extract<Operation, { readonly list: FieldPath }>

function changeList(tree: Tree, operation: ListOperation): Applied {
  const { list, index } = operation
  const part = treeAt(tree, list)
  if (!part || part.value === '') {
    if (operation.kind !== 'insert' || index !== 0) return MISSING
    return set(tree, list, [operation.value], undefined)
  }
  if (!isTreeList(part.value)) return { refused: 'not-a-list' }
  const entries = changed(part.value, operation)
  return entries ? done(withTree(tree, list, { ...part, value: entries })) : MISSING
}

function changed(entries: readonly Tree[], operation: ListOperation): readonly Tree[] | undefined {
  const { index } = operation
  const entry = entries[index]
  if (operation.kind === 'insert') {
    const isPlace = Number.isInteger(index) && index >= 0 && index <= entries.length
    return isPlace ? entries.toSpliced(index, 0, planted(operation.value)) : undefined
  }
  if (!entry) return undefined
  if (operation.kind === 'remove') return entries.toSpliced(index, 1)
  if (operation.kind === 'duplicate') return entries.toSpliced(index + 1, 0, entry)
  if (!entries[operation.to]) return undefined
  return entries.toSpliced(index, 1).toSpliced(operation.to, 0, entry)
}
