/** Sets, adds and removes fields, and marks stand-ins. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { nested, placeBehind, reach } from './applied.ts'
import { insertItem, removeItem } from './block-items.ts'
import { type Editing, inserted, splice, type Ways } from './editing.ts'
import { insertInFlow, removeFromFlow } from './flow-items.ts'
import { columnOf } from './lines.ts'
import type { NewValue } from './operation.ts'
import { type Item, itemAt } from './outline.ts'
import { replaceValue } from './replace.ts'
import type { Tree } from './tree.ts'
import { type Writing, writeField, writeFlowField, writeName } from './write-value.ts'

/** `after` is the field that a new one comes behind. */
type Setting = { readonly at: FieldPath; readonly value: NewValue; readonly after: string | null | undefined }

export function setWays(editing: Editing, tree: Tree, { at, value, after }: Setting, writing: Writing): Ways {
  const found = reach(tree, at)
  if (!found) return []
  const { depth, rest } = found
  const path = at.slice(0, depth)
  const item = itemAt(editing.outline, path)
  if (!item) return []
  const inFlow = isInFlow(editing, path)
  const [name, ...names] = rest
  if (name === undefined) return replaceValue(editing, item, value, writing, inFlow)
  if (item.value.kind !== 'group' || item.value.items.length === 0)
    return replaceValue(editing, item, nested(rest, value), writing, inFlow)
  return addField(editing, item, { name, value: nested(names, value), after }, writing)
}

type NewField = Omit<Setting, 'at'> & { readonly name: string }

function addField(editing: Editing, owner: Item, { name, value, after }: NewField, writing: Writing): Ways {
  const { items, style } = owner.value
  const index = placeBehind(
    items.map((field) => field.name),
    after,
  )
  const words = writeFlowField(name, value, writing)
  // A pair in a list becomes a group: `[a: b]`, `[{ a: b, c: d }]`.
  if (style === 'none')
    return [[inserted(owner.value.start, '{ '), inserted(owner.value.end, `, ${words} }`)]]
  if (style === 'flow') return insertInFlow(editing, owner.value, index, words)
  const column = columnOf(editing.text, items[0]?.start ?? 0)
  const body = writeField(name, value, column, writing).join(editing.style.lineBreak)
  return insertItem(editing, owner, index, body, false)
}

/** Whether the value at a path is part of `[…]` or `{…}`. */
function isInFlow({ outline }: Editing, path: FieldPath): boolean {
  return path.some((_, depth) => {
    const style = itemAt(outline, path.slice(0, depth))?.value.style
    return style === 'flow' || (style === 'none' && depth > 0)
  })
}

export function renameWays(editing: Editing, places: readonly FieldPath[], name: string): Ways {
  const keys = places.map((at) => itemAt(editing.outline, at)?.key)
  return [keys.flatMap((key) => (key ? [splice(key.start, key.end, writeName(name))] : []))]
}

export function unsetWays(editing: Editing, at: FieldPath, writing: Writing): Ways {
  const owner = itemAt(editing.outline, at.slice(0, -1))
  const index = owner?.value.items.findIndex(({ name }) => name === at.at(-1)) ?? -1
  return owner && index >= 0 ? removeWays(editing, owner, index, writing) : []
}

/** Removes an item. The last one leaves `[]` or `{}`. */
export function removeWays(editing: Editing, owner: Item, index: number, writing: Writing): Ways {
  const { items, style, kind } = owner.value
  if (style === 'none') return [[splice(owner.value.start, owner.value.end, '{}')]]
  if (style === 'flow') return removeFromFlow(editing, owner.value, index)
  if (items.length > 1) return removeItem(editing, owner, index)
  return replaceValue(editing, owner, kind === 'list' ? [] : {}, writing, false)
}

export function markWays({ text, style }: Editing, item: Item, standIn: boolean): Ways {
  const { tag, value, slot, lacksColon } = item
  if (!standIn) return tag ? unmark(text, tag.start, tag.end) : [[]]
  if (tag) return [[]]
  const isBelow = value.style === 'block' && !/\n/.test(text.slice(slot, value.start))
  if (value.style !== 'block') {
    if (lacksColon) return [[inserted(slot, ': !todo')]]
    const isDirect = value.kind !== 'nothing' || slot === 0
    const isPair = value.style === 'none' && value.kind === 'group'
    if (isPair) return [[inserted(value.start, '!todo { '), inserted(value.end, ' }')]]
    return [[inserted(value.start, isDirect ? '!todo ' : ' !todo')], [inserted(value.start, ' !todo ')]]
  }
  if (!isBelow) return [[inserted(slot, slot === 0 ? `!todo${style.lineBreak}` : ' !todo')]]
  const indent = ' '.repeat(columnOf(text, value.start))
  return [[splice(slot, value.start, `${slot === 0 ? '' : ' '}!todo${style.lineBreak}${indent}`)]]
}

function unmark(text: string, start: number, end: number): Ways {
  const after = /^[ \t]+(?=[^\s#])/.exec(text.slice(end))?.[0].length
  if (after !== undefined) return [[splice(start, end + after, '')]]
  const before = text.slice(0, start).replace(/[ \t]+$/, '').length
  // The fields of an entry begin beside its dash, where the mark was.
  const [gap = '', indent = ''] = /^[ \t]*\r?\n([ ]+)(?=[^\s#])/.exec(text.slice(end)) ?? []
  const isBesideDash = /-[ ]+$/.test(text.slice(0, start)) && indent.length === columnOf(text, start)
  const joined: Ways = isBesideDash ? [[splice(start, end + gap.length, '')]] : []
  return [...joined, [splice(before, end, '')], [splice(start, end, '')]]
}
