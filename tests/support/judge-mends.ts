/**
 * What `ukurasa fix` must never do: lose words or move them to another field, change a field that the slip did not touch,
 * or claim something new. The judge compares the values of the page before the slip, after it, and after the mend.
 */

import { diffArrays } from 'diff'
import { fieldNames } from '../../src/core/yaml/field-names.ts'
import { type Counts, counted } from './counted.ts'
import { isHidden } from './hidden-by-comment.ts'
import { type Leaf, leavesOf, type Parsed, parsed } from './leaves.ts'

type Texts = { readonly original: string; readonly slipped: string; readonly mended: string }

/** What a mend did wrong. `original` is the text before the slip. Empty if all is well, or nothing was mended. */
export function faultsOfMend(original: string, slipped: string, mended: string): readonly string[] {
  if (mended === slipped) return []
  const texts = { original, slipped, mended }
  const lost = lostWords(texts).map((word) => `lost: ${word}`)
  const [good, after] = [parsed(original), parsed(mended)]
  // An invisible character hides what else the slip has changed.
  const bad = parsed(slipped) ?? parsed(slipped.replaceAll(INVISIBLE, ''))
  if (!good || !after) return lost
  const lines = linesOf(texts)
  const isAsWritten = asWrittenIn(texts)
  return [
    ...lost,
    ...changedLeaves(good, bad, after, lines, isAsWritten)
      .filter(({ value }) => !isHidden(value, texts))
      .map((leaf) => `changed: ${nameOf(leaf)}: ${leaf.value}`),
    ...movedWords(good, bad, after, texts, isAsWritten).map(([word, home]) => `moved: ${word} to ${home}`),
    ...claims(texts, [good, bad, after]),
  ]
}

const INVISIBLE = /(?![\n\r\t])\p{Cc}|[\u200b\u2028\u2029\ufeff]|\p{Cs}/gu

/** Without what is no word of an author: HTML, lines that come twice, and the names of fields, also broken ones. */
const plain = (text: string) =>
  text
    .replaceAll(/<\/?[a-z]+(?: [^<>\n]*)?\/?>|&[a-z]+;/gi, ' ')
    .replaceAll(/^(.+)(?:\r?\n\1)+$/gm, '$1')
    .replaceAll(/^[\s-]*([A-Za-z]\w*(?:[ -]+\w+)?):(?= |$)/gm, (whole, name: string) =>
      name.length === 1 || fieldNames().includes(name.replaceAll(/[ -]/g, '')) ? '' : whole,
    )
const wordsIn = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The words that the first two texts share, and the last one lacks. */
function lostWords({ original, slipped, mended }: Texts): readonly string[] {
  const [before, after] = [counted(wordsIn(slipped)), counted(wordsIn(mended))]
  return [...counted(wordsIn(original))].flatMap(([word, count]) =>
    Math.min(count, before.get(word) ?? 0) > (after.get(word) ?? 0) ? [word] : [],
  )
}

/** Where each line of the original text is in the two others. A line that the slip touched is in neither. */
type Lines = { readonly inSlipped: LineMap; readonly inMended: LineMap }
type LineMap = ReadonlyMap<number, number>

function linesOf({ original, slipped, mended }: Texts): Lines {
  const inSlipped = mapLines(original.split('\n'), slipped.split('\n'))
  // A mend may change the indent of a line, and put a dash before it.
  const after = mapLines(slipped.split('\n').map(bare), mended.split('\n').map(bare))
  const inMended = new Map(
    [...inSlipped].flatMap(([line, at]) => {
      const end = after.get(at)
      return end === undefined ? [] : [[line, end] as const]
    }),
  )
  return { inSlipped, inMended }
}

/** Whether a mend has changed none of the lines of a leaf and of the groups around it. */
function asWrittenIn({ slipped, mended }: Texts): (leaf: Leaf) => boolean {
  const kept = new Set(mapLines(mended.split('\n'), slipped.split('\n')).keys())
  return ({ path, line, last }) =>
    path.every((each) => kept.has(each.line)) &&
    Array.from({ length: last - line + 1 }, (_, index) => line + index).every((each) => kept.has(each))
}

const bare = (line: string) => line.replace(/^[\s-]+|\s+$/g, '')

function mapLines(before: readonly string[], after: readonly string[]): LineMap {
  const map = new Map<number, number>()
  let [from, to] = [1, 1]
  for (const { count, added, removed } of diffArrays([...before], [...after])) {
    for (let at = 0; at < count && !added && !removed; at++) map.set(from + at, to + at)
    if (!added) from += count
    if (!removed) to += count
  }
  return map
}

const nameOf = ({ path }: Leaf) => path.map(({ name }) => name).join('.')

/** Leaves that the slip did not touch, and that are neither as before the slip nor as after it. */
function changedLeaves(
  good: Parsed,
  bad: Parsed | undefined,
  after: Parsed,
  lines: Lines,
  isAsWritten: (leaf: Leaf) => boolean,
): readonly Leaf[] {
  return leavesOf(good).filter((leaf) => {
    if (!isUntouched(leaf, lines)) return false
    const line = lines.inMended.get(leaf.line)
    // The mend has rewritten the line: the same words must be in a field of the same name.
    if (line === undefined) return !leavesOf(after).some((other) => isAlike(leaf, other, lines))
    const there = (after.byLine.get(line) ?? []).filter((other) => !isAsWritten(other))
    if (there.length === 0 && after.byLine.has(line)) return false
    if (there.some((other) => isSame(leaf, other, lines.inMended))) return false
    const slipped = bad?.byLine.get(lines.inSlipped.get(leaf.line) ?? 0) ?? []
    return !slipped.some((left) =>
      there.some((other) => nameOf(left) === nameOf(other) && left.value === other.value),
    )
  })
}

const isUntouched = ({ line, last }: Leaf, { inSlipped }: Lines) => {
  const at = inSlipped.get(line)
  for (let each = line; each <= last; each++)
    if (at === undefined || inSlipped.get(each) !== at + each - line) return false
  return true
}

const isAlike = (leaf: Leaf, other: Leaf, lines: Lines) =>
  leaf.value === other.value && isInPlace(leaf, other, lines.inMended, 1)
const isSame = (leaf: Leaf, other: Leaf, map: LineMap) =>
  leaf.value === other.value && isInPlace(leaf, other, map, 0)

/** Whether two leaves are in the same groups, up to the innermost one whose first line the slip touched. */
function isInPlace(leaf: Leaf, other: Leaf, map: LineMap, inner: number): boolean {
  const own = leaf.path.toReversed()
  const others = other.path.toReversed()
  for (const [index, { name, line }] of own.entries()) {
    if (others[index]?.name !== name) return false
    if (index < inner) continue
    const there = map.get(line)
    if (there === undefined) return true
    // Of two equal lines next to each other, either may be the one that the slip added.
    if (Math.abs(there - (others[index]?.line ?? 0)) > (index > 0 ? 1 : 0)) return false
  }
  return own.length === others.length
}

/** Words of touched leaves that are now in a field in which they were at no time. */
function movedWords(
  good: Parsed,
  bad: Parsed | undefined,
  after: Parsed,
  { slipped, original }: Texts,
  isAsWritten: (leaf: Leaf) => boolean,
): readonly (readonly [string, string])[] {
  const [had, has] = [homesOf(leavesOf(good)), homesOf(leavesOf(after))]
  const changed = homesOf(leavesOf(after).filter((leaf) => !isAsWritten(leaf)))
  const slippedHomes = bad && homesOf(leavesOf(bad))
  const names = namesOfLines(slipped)
  const texts = namesOfTexts(slipped)
  const lines = linesOf({ original, slipped, mended: slipped }).inSlipped
  const there = slipped.split('\n')
  const kept = new Set([...lines.values()].map((line) => there[line - 1]))
  return [...has].flatMap(([word, homes]) => {
    const before = had.get(word)
    // A word that is everywhere it was has not been moved: it comes once more.
    if (!before || [...before].every(([home, count]) => (homes.get(home) ?? 0) >= count)) return []
    // The slip itself may have moved a whole line, or have cut the name of a field short.
    const isMoved = (moved: string, from: string, to: string) =>
      lastOf(from) === lastOf(to) &&
      slipped
        .split('\n')
        .some((line) => bare(line).startsWith(`${lastOf(to)}:`) && line.includes(moved) && !kept.has(line))
    const isNamed = (home: string) =>
      names.get(word)?.has(lastOf(home)) === true &&
      [...before.keys()].some((each) => parentOf(each) === parentOf(home) || isMoved(word, each, home))
    return (
      [...(changed.get(word)?.keys() ?? [])]
        .filter((home) => !before.has(home) && !slippedHomes?.get(word)?.has(home) && !isNamed(home))
        // The slip has moved a line below a `|`.
        .filter((home) => !texts.get(word)?.has(lastOf(home)))
        .map((home) => [word, home] as const)
    )
  })
}

const lastOf = (name: string) => name.replace(/^.*\./, '')
const parentOf = (name: string) => name.replace(/\.?[^.]+$/, '')

/** The names before the words of each line, as they are written. */
function namesOfLines(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>()
  for (const line of text.split('\n')) {
    const [, name = '', rest = ''] = /^[\s-]*([\w-]+) *:(.*)$/.exec(line) ?? []
    for (const word of wordsIn(rest)) names.set(word, (names.get(word) ?? new Set()).add(name))
  }
  return names
}

/** The names of the texts below `|` or `>` that the words of each line are in. */
function namesOfTexts(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>()
  let [name, indent] = ['', 0]
  for (const line of text.split('\n')) {
    const lead = /^ */.exec(line)?.[0].length ?? 0
    if (line.trim() !== '' && lead <= indent) name = ''
    if (name !== '' && !/^ *(?:- |[\w-]+:(?: |$))/.test(line))
      for (const word of wordsIn(line)) names.set(word, (names.get(word) ?? new Set()).add(name))
    const opener = /^([\s-]*)([\w-]+):[ \t]+(?:!\w+ +)?[|>][-+]?\s*$/.exec(line)
    if (opener) [name, indent] = [opener[2] ?? '', opener[1]?.length ?? 0]
  }
  return names
}

/** The names of the fields in which each word is, and how often. */
function homesOf(leaves: readonly Leaf[]): ReadonlyMap<string, Counts> {
  const homes = new Map<string, string[]>()
  for (const leaf of leaves) {
    const home = nameOf(leaf).replace(/(?:\.\[\])+$/, '')
    for (const word of wordsIn(leaf.value)) homes.set(word, [...(homes.get(word) ?? []), home])
  }
  return new Map([...homes].map(([word, names]) => [word, counted(names)]))
}

/** Empty fields and entries of lists that were there at no time. */
function claims(
  { original, slipped }: Texts,
  [good, bad, after]: readonly [Parsed, Parsed | undefined, Parsed],
): readonly string[] {
  const opened = new Set(slipped.match(/[\w-]+(?=: *(?:#.*)?\r?$)/gm) ?? [])
  for (const [, sign] of slipped.matchAll(/^\s*([?-])\s*$/gm)) opened.add(sign === '-' ? '[]' : '')
  const empties = new Set(
    [...leavesOf(good), ...(bad ? leavesOf(bad) : [])].flatMap((leaf) =>
      leaf.value === '' ? nameOf(leaf) : [],
    ),
  )
  const empty = leavesOf(after).filter(
    (leaf) => leaf.value === '' && !empties.has(nameOf(leaf)) && !opened.has(leaf.path.at(-1)?.name ?? ''),
  )
  // Lines that the author has added or moved may be entries, and may lack their dash.
  const kept = linesOf({ original, slipped, mended: slipped }).inSlipped
  const added = slipped.split('\n').length - kept.size
  const entries = Math.max(good.entries + added, bad?.entries ?? 0)
  return [
    ...empty.map((leaf) => `claimed: ${nameOf(leaf)}`),
    ...(after.entries > entries ? [`claimed: ${after.entries - entries} entries`] : []),
  ]
}
