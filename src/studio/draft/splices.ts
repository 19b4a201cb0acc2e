/** Changes of a text that can be taken back to the byte. */
import { applySplices } from '../../core/base/edit.ts'
import type { Splice } from './draft.ts'

export const spliced = applySplices

/** The splices that take a change back, for the text after it. `splices` must not touch each other (`joined`). */
export function inverseOf(text: string, splices: readonly Splice[]): readonly Splice[] {
  let shift = 0
  return splices
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, text: words }) => {
      const from = start + shift
      shift += words.length - (end - start)
      return { start: from, end: from + words.length, text: text.slice(start, end) }
    })
}

/**
 * Two changes that follow each other as one, if each is one splice and the second touches what the first wrote. Typing
 * makes many of them. `inverse` takes the first one back.
 */
export function composed(
  first: Splice,
  inverse: Splice,
  second: Splice,
):
  | { readonly splice: Splice; readonly replaced: { readonly before: number; readonly after: number } }
  | undefined {
  const written = { start: inverse.start, end: inverse.end }
  if (second.end < written.start || second.start > written.end) return undefined
  const before = Math.max(0, written.start - second.start)
  const after = Math.max(0, second.end - written.end)
  const from = Math.max(0, second.start - written.start)
  const to = Math.min(first.text.length, second.end - written.start)
  const text = first.text.slice(0, from) + second.text + first.text.slice(Math.max(0, to))
  return {
    splice: { start: first.start - before, end: first.end + after, text },
    replaced: { before, after },
  }
}
