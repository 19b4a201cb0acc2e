/** Merges two changed versions of a list. Entries are known by their content, not by their place. */
import { pairUp } from '../../../core/change/diff/pair-entries.ts'
import type { Value } from '../../../core/change/diff/value.ts'
import { isSameTree, isTreeGroup, isTreeList, type Tree } from '../../operations/tree.ts'
import type { Clash } from './merged.ts'
import { type At, type Choices, clashAt, type MergeEntry, type MergeStep, type Plan } from './plan.ts'

type Lists = {
  readonly opened: readonly Tree[]
  readonly mine: readonly Tree[]
  readonly theirs: readonly Tree[]
}

/** An entry of the merged list, with its places in the three versions. */
type Slot = {
  readonly opened: number | undefined
  readonly mine: number | undefined
  readonly theirs: number | undefined
  readonly tree: Tree
}

export function mergeLists(
  lists: Lists,
  standIn: boolean,
  at: At,
  choices: Choices,
  mergeEntry: MergeEntry,
): Plan {
  const { slots, gone, plans } = theirSlots(lists, at, choices, mergeEntry)
  const order = inOrder(lists, slots, standIn, at, choices)
  const own = withMine(lists, order.slots, at, choices)
  const list = at.theirs
  const steps: readonly MergeStep[] = [
    ...plans.flatMap((plan) => plan.steps),
    ...gone.toReversed().map((index) => ({ kind: 'remove', list, index }) as const),
    ...movesBetween(slots, order.slots).map((move) => ({ kind: 'move', list, ...move }) as const),
    ...own.slots.flatMap(({ theirs, mine, tree }, index): readonly MergeStep[] =>
      theirs === undefined && mine !== undefined
        ? [{ kind: 'copy', list, index, from: [...at.mine, mine], tree }]
        : [],
    ),
  ]
  const clashes = [...plans.flatMap((plan) => plan.clashes), ...order.clashes, ...own.clashes]
  return { tree: { standIn, value: own.slots.map(({ tree }) => tree) }, steps, clashes }
}

/** Their entries without those that I removed. `gone` has the indexes of these. */
function theirSlots({ opened, mine, theirs }: Lists, at: At, choices: Choices, mergeEntry: MergeEntry) {
  const [toMine, fromTheirs] = [pairs(opened, mine), inverted(pairs(opened, theirs))]
  const added = new Set(
    mine.map((_, index) => index).filter((index) => ![...toMine.values()].includes(index)),
  )
  const slots: Slot[] = []
  const gone: number[] = []
  const plans: Plan[] = []
  for (const [index, tree] of theirs.entries()) {
    const old = fromTheirs.get(index)
    const same = old === undefined ? [...added].find((each) => isSameTree(mine[each], tree)) : toMine.get(old)
    if (old === undefined && same !== undefined) added.delete(same)
    const inner = { theirs: [...at.theirs, index], mine: [...at.mine, same ?? old ?? 0] }
    const three = {
      opened: old === undefined ? undefined : opened[old],
      mine: same === undefined ? undefined : mine[same],
      theirs: tree,
    }
    if (old === undefined) slots.push({ opened: old, mine: same, theirs: index, tree })
    else if (same !== undefined) {
      const plan = mergeEntry(three, inner, choices)
      plans.push(plan)
      slots.push({ opened: old, mine: same, theirs: index, tree: plan.tree ?? tree })
    } else {
      const clash = isSameTree(three.opened, tree) ? undefined : clashAt('value', inner, three)
      if (clash) plans.push({ tree, steps: [], clashes: [clash] })
      if (clash && choices.get(clash.key) !== 'mine')
        slots.push({ opened: old, mine: same, theirs: index, tree })
      else gone.push(index)
    }
  }
  return { slots, gone, plans }
}

/** Their entries in the order that one of us gave them. */
function inOrder(
  { opened, mine, theirs }: Lists,
  slots: readonly Slot[],
  standIn: boolean,
  at: At,
  choices: Choices,
) {
  const common = slots.filter((slot) => slot.opened !== undefined && slot.mine !== undefined)
  const by = (key: 'opened' | 'mine') => common.toSorted((a, b) => (a[key] ?? 0) - (b[key] ?? 0))
  const [asOpened, asMine] = [by('opened'), by('mine')]
  const isSame = (one: readonly Slot[], other: readonly Slot[]) =>
    one.every((slot, index) => slot === other[index])
  if (isSame(asMine, asOpened) || isSame(asMine, common)) return { slots, clashes: [] }
  const whole = (value: readonly Tree[]): Tree => ({ standIn, value })
  const three = { opened: whole(opened), mine: whole(mine), theirs: whole(theirs) }
  const clash = isSame(common, asOpened) ? undefined : clashAt('order', at, three)
  const clashes: readonly Clash[] = clash ? [clash] : []
  if (clash && choices.get(clash.key) !== 'mine') return { slots, clashes }
  const left = [...asMine]
  return { slots: slots.map((slot) => (common.includes(slot) ? (left.shift() ?? slot) : slot)), clashes }
}

/** With my new entries, each behind the one that it follows in mine. */
function withMine({ opened, mine, theirs }: Lists, slots: readonly Slot[], at: At, choices: Choices) {
  const [fromMine, toTheirs] = [inverted(pairs(opened, mine)), pairs(opened, theirs)]
  const merged = [...slots]
  const clashes: Clash[] = []
  for (const [index, tree] of mine.entries()) {
    const old = fromMine.get(index)
    if (slots.some((slot) => slot.mine === index) || (old !== undefined && toTheirs.has(old))) continue
    const before = old === undefined ? undefined : opened[old]
    if (isSameTree(before, tree)) continue
    if (before) {
      // They removed what I changed.
      const inner = { theirs: at.theirs, mine: [...at.mine, index] }
      const clash = clashAt('value', inner, { opened: before, mine: tree, theirs: undefined })
      clashes.push(clash)
      if (choices.get(clash.key) !== 'mine') continue
    }
    const behind = merged.findLastIndex((slot) => slot.mine !== undefined && slot.mine < index)
    const near = merged.findIndex((slot) => slot.mine === index - 1)
    merged.splice((near < 0 ? behind : near) + 1, 0, { opened: old, mine: index, theirs: undefined, tree })
  }
  return { slots: merged, clashes }
}

/** Moves, each in the list that the ones before have left. */
function movesBetween(from: readonly Slot[], to: readonly Slot[]): readonly { index: number; to: number }[] {
  const now = [...from]
  const moves: { index: number; to: number }[] = []
  const move = (index: number, place: number) => {
    moves.push({ index, to: place })
    now.splice(place, 0, ...now.splice(index, 1))
  }
  for (let index = 0; index < to.length; index++) {
    while (now[index] !== to[index]) {
      const [here, wanted] = [now[index], to[index]]
      if (!here || !wanted) break
      if (now[index + 1] === wanted) move(index, to.indexOf(here))
      else move(now.indexOf(wanted), index)
    }
  }
  return moves
}

function pairs(before: readonly Tree[], after: readonly Tree[]): ReadonlyMap<number, number> {
  const found = pairUp(before.map(toValue), after.map(toValue))
  return new Map(found.pairs.map((pair) => [pair.before, pair.after]))
}

const inverted = (map: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map([...map].map(([one, other]) => [other, one]))

/** A tree as a review compares it. */
function toValue({ standIn, value }: Tree): Value {
  if (isTreeList(value)) return { kind: 'list', standIn, entries: value.map(toValue) }
  if (isTreeGroup(value)) {
    const fields = Object.entries(value).map(([name, inner]) => [name, toValue(inner)] as const)
    return { kind: 'group', standIn, fields: new Map(fields) }
  }
  const text = value.trim()
  return {
    kind: 'text',
    sort: 'plain',
    text,
    written: value,
    meaning: JSON.stringify(text),
    isUnderstood: false,
    standIn,
  }
}
