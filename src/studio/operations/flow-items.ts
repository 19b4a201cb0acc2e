/** Entries and fields in flow style: `[a, b]` and `{ a: b }` are edited between their commas. */
import type { Splice } from '../../core/base/edit.ts'
import { moved } from './block-items.ts'
import { type Editing, inserted, splice, type Ways } from './editing.ts'
import { endOfLine } from './lines.ts'
import type { Item, Part, Range } from './outline.ts'

export function insertInFlow({ text }: Editing, part: Part, index: number, written: string): Ways {
  const { items } = part
  const [before, after] = [items[index - 1], items[index]]
  if (before)
    return [
      [inserted(before.end, separatorIn(text, items) + written)],
      [inserted(before.end, `, ${written}`)],
    ]
  if (after)
    return [
      [inserted(after.start, written + separatorIn(text, items))],
      [inserted(after.start, `${written}, `)],
    ]
  const isPadded = part.kind === 'group' && /^\{\s*\}$/.test(text.slice(part.start, part.end))
  if (isPadded) return [[splice(part.start, part.end, `{ ${written} }`)]]
  return [[inserted(part.start + 1, written)], [inserted(part.end - 1, written)]]
}

/** What the author writes between two items. */
function separatorIn(text: string, [one, other]: readonly Item[]): string {
  const between = one && other ? text.slice(one.end, other.start) : ', '
  return /^,\s*$/.test(between) ? between : ', '
}

export function removeFromFlow({ text }: Editing, { items, start, end }: Part, index: number): Ways {
  const [before, item, after] = [items[index - 1], items[index], items[index + 1]]
  if (!item) return []
  if (!before && !after) {
    const comma = commaAfter(text, item.end)
    const rest = comma === undefined ? [] : [splice(comma, comma + 1, '')]
    return [[splice(start + 1, end - 1, '')], [splice(item.start, item.end, ''), ...rest]]
  }
  const comma = commaAfter(text, before && !after ? before.end : item.end)
  const alone = comma === undefined ? [] : [[splice(item.start, item.end, ''), splice(comma, comma + 1, '')]]
  const whole = after ? splice(item.start, after.start, '') : splice(before?.end ?? 0, item.end, '')
  return [[whole], ...alone]
}

/** The comma behind an item. Comments may come before it. */
function commaAfter(text: string, from: number): number | undefined {
  const between = /^(?:\s|#[^\n]*\n)*,/.exec(text.slice(from))?.[0]
  return between === undefined ? undefined : from + between.length - 1
}

/** The comment behind an item on its line goes with it, if each item has a line of its own. */
export function moveInFlow({ text }: Editing, { items }: Part, from: number, to: number): Ways {
  const slots = items.map((item) => [item, remarkAfter(text, item)] as const)
  const order = moved(slots, from, to)
  const fill = (slot: Range, by: Range): Splice => splice(slot.start, slot.end, text.slice(by.start, by.end))
  const words = slots.map(([slot], index) => fill(slot, order[index]?.[0] ?? slot))
  const remarks = slots.map(([, slot], index) => fill(slot, order[index]?.[1] ?? slot))
  const changed = ({ start, end, text: by }: Splice) => text.slice(start, end) !== by
  return [[...words, ...remarks].filter(changed), words.filter(changed)]
}

/** The comment with the spaces before it. Empty if something else follows the item on its line. */
function remarkAfter(text: string, { end }: Range): Range {
  const rest = /^[ \t]*,?/.exec(text.slice(end))?.[0].length ?? 0
  const from = end + (text[end + rest - 1] === ',' ? rest : 0)
  const remark = text.slice(from, endOfLine(text, from))
  return /^[ \t]+#/.test(remark)
    ? { start: from, end: from + remark.trimEnd().length }
    : { start: from, end: from }
}
