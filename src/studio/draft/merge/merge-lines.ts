/** Merges two changed versions of a text line by line. */
import { diffArrays } from 'diff'

/** Lines of the old text that became others. */
type Hunk = { readonly start: number; readonly end: number; readonly lines: readonly string[] }

/** The three versions, if there are all of them. */
export type Texts = { readonly opened: string; readonly mine: string; readonly theirs: string }

/** `undefined` if both changed the same lines in different ways. `neighbours`: what to do with lines beside each other. */
export function mergeLines(
  { opened, mine, theirs }: Texts,
  neighbours: 'join' | 'clash',
): string | undefined {
  const old = linesOf(opened)
  const [one, other] = [hunksOf(old, linesOf(mine)), hunksOf(old, linesOf(theirs))]
  const isSame = (hunk: Hunk) => other.some((each) => JSON.stringify(each) === JSON.stringify(hunk))
  const own = one.filter((hunk) => !isSame(hunk))
  const touches = (hunk: Hunk) =>
    other.some((each) =>
      neighbours === 'join' ? overlap(hunk, each) : hunk.start <= each.end && each.start <= hunk.end,
    )
  if (own.some(touches)) return undefined
  const merged = [...old]
  for (const { start, end, lines } of [...own, ...other].toSorted(
    (a, b) => b.start - a.start || b.end - a.end,
  ))
    merged.splice(start, end - start, ...lines)
  return merged.join('')
}

/** Two insertions at one place count, too. */
const overlap = (one: Hunk, other: Hunk) =>
  (one.start === other.start && one.end === other.end) || (one.start < other.end && other.start < one.end)

/** With their line breaks. */
const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

function hunksOf(old: readonly string[], now: readonly string[]): readonly Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  for (const { added, removed, value } of diffArrays([...old], [...now])) {
    const last = hunks.at(-1)
    if (removed || added) {
      const end = removed ? at + value.length : at
      const lines = added ? value : []
      // A removed part and an added one at the same place are one change.
      if (last && last.end === at)
        hunks.splice(-1, 1, { start: last.start, end, lines: [...last.lines, ...lines] })
      else hunks.push({ start: at, end, lines })
    }
    if (!added) at += value.length
  }
  return hunks
}
