/** Pairs the entries of two versions of a list by their content, not by their position. */
import { fingerprintOf, similarity } from './similarity.ts'
import { textOf, type Value } from './value.ts'

export type Pairing = {
  /** Indexes in both lists, in the order of the new list. */
  readonly pairs: readonly Pair[]
  readonly removed: readonly number[]
}
export type Pair = { readonly before: number; readonly after: number; readonly moved: boolean }

/** Fields that identify an entry, the best first. Its name may change (`NAMES`). */
const KEYS = ['use', 'id', 'anchor', 'name', 'title', 'grade', 'date', 'method', 'network', 'href', 'path']
/** How similar two entries must be to count as the same entry, changed. */
const SIMILAR = 0.5
/** With more unpaired entries than this, similar ones are not searched: the time grows with the square. */
const MANY = 300

export function pairUp(before: readonly Value[], after: readonly Value[]): Pairing {
  const partner = new Map<number, number>()
  const taken = new Set<number>()
  const join = (from: number, to: number) => {
    if (partner.has(to) || taken.has(from)) return
    partner.set(to, from)
    taken.add(from)
  }
  const free = () => ({
    from: before.flatMap((value, index) => (taken.has(index) ? [] : [{ value, index }])),
    to: after.flatMap((value, index) => (partner.has(index) ? [] : [{ value, index }])),
  })
  joinByName(free(), fingerprintOf, join)
  for (const key of KEYS) joinByName(free(), (value) => keyOf(value, key), join)
  joinSimilar(free(), join)
  joinInGaps(free(), partner, join)
  return {
    pairs: withMoves([...partner].sort(([a], [b]) => a - b)),
    removed: free().from.map(({ index }) => index),
  }
}

type Placed = { readonly value: Value; readonly index: number }
type Free = { readonly from: readonly Placed[]; readonly to: readonly Placed[] }
type Join = (from: number, to: number) => void

/** Includes the type, since blocks with different types are never the same. */
function keyOf(value: Value, key: string): string | undefined {
  const text = textOf(value, key)
  return text === undefined ? undefined : `${typeOf(value)}\0${text.toLowerCase()}`
}

const typeOf = (value: Value) => textOf(value, 'type') ?? ''

/** If several have the same name, pairs them in order. */
function joinByName({ from, to }: Free, nameOf: (value: Value) => string | undefined, join: Join): void {
  const named = new Map<string, number[]>()
  for (const { value, index } of from) {
    const name = nameOf(value)
    if (name !== undefined) named.set(name, [...(named.get(name) ?? []), index])
  }
  for (const { value, index } of to) {
    const found = named.get(nameOf(value) ?? '')?.shift()
    if (found !== undefined) join(found, index)
  }
}

function joinSimilar({ from, to }: Free, join: Join): void {
  if (from.length > MANY || to.length > MANY) return
  const candidates = from.flatMap((one) =>
    to
      .filter(({ value }) => value.kind === one.value.kind && typeOf(value) === typeOf(one.value))
      .map((other) => ({ one, other, score: similarity(one.value, other.value) }))
      .filter(({ score }) => score >= SIMILAR),
  )
  const distance = ({ one, other }: (typeof candidates)[number]) => Math.abs(one.index - other.index)
  candidates.sort((a, b) => b.score - a.score || distance(a) - distance(b))
  for (const { one, other } of candidates) join(one.index, other.index)
}

/** Pairs short texts between the same neighbours: `Jan` became `January`. */
function joinInGaps({ from, to }: Free, partner: ReadonlyMap<number, number>, join: Join): void {
  const behind = (index: number) => Math.max(-1, ...[...partner.values()].filter((place) => place < index))
  const behindNew = (index: number) => {
    const before = [...partner.keys()].filter((place) => place < index)
    return partner.get(Math.max(-1, ...before)) ?? -1
  }
  const texts = (placed: readonly Placed[]) => placed.filter(({ value }) => value.kind === 'text')
  const olds = texts(from).map(({ index }) => ({ index, gap: behind(index) }))
  const news = texts(to).map(({ index }) => ({ index, gap: behindNew(index) }))
  for (const gap of new Set(olds.map((old) => old.gap))) {
    const [here, there] = [olds.filter((old) => old.gap === gap), news.filter((each) => each.gap === gap)]
    if (here.length === there.length)
      here.forEach(({ index }, place) => join(index, there[place]?.index ?? -1))
  }
}

/** Marks the entries as moved that are not in the longest run with the same order. */
function withMoves(joined: readonly (readonly [after: number, before: number])[]): readonly Pair[] {
  const kept = longestRise(joined.map(([, before]) => before))
  return joined.map(([after, before]) => ({ before, after, moved: !kept.has(before) }))
}

/** The members of the longest rising subsequence. All numbers differ. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = []
  const previous = new Map<number, number | undefined>()
  for (const number of numbers) {
    const at = ends.findIndex((end) => end > number)
    const place = at < 0 ? ends.length : at
    previous.set(number, ends[place - 1])
    ends[place] = number
  }
  const members = new Set<number>()
  for (let at = ends.at(-1); at !== undefined; at = previous.get(at)) members.add(at)
  return members
}
