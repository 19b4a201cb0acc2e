/** Compares two versions of a text word by word: what changed, with a few words around it. */
import { diffArrays } from 'diff'
import { shortened } from '../diff/names.ts'
import type { Line, Part } from './parts.ts'

/** Texts up to this length are shown whole, before and after. */
const SHORT = 40
/** How many unchanged words are shown on each side. */
const AROUND = 5
/** If more places changed, only their number is shown. */
const MOST_EDITS = 6
/** Longer texts would take long to compare: both are shown in short form instead. */
const MOST_WORDS = 4000

/** Words that stayed, or words that were replaced. */
type Segment = { readonly same: readonly string[] } | Edit
type Edit = { readonly edit: readonly [before: string, after: string] }

export function textChange(before: string, after: string): Line {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const whole: Line = [{ swap: [shortened(before), shortened(after)] }]
  if (old.join(' ') === now.join(' ')) return ['other line breaks']
  if (before.length <= SHORT && after.length <= SHORT) return whole
  if (old.length + now.length > MOST_WORDS) return whole
  const segments = segmentsOf(old, now)
  const kept = segments.reduce((sum, segment) => sum + ('same' in segment ? segment.same.length : 0), 0)
  // If the texts have almost nothing in common, the few words that match would only confuse.
  return kept * 3 < Math.max(old.length, now.length) ? whole : partsOf(segments)
}

const wordsOf = (text: string) => text.trim().split(/\s+/)

function segmentsOf(before: readonly string[], after: readonly string[]): readonly Segment[] {
  const segments: Segment[] = []
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    const last = segments.at(-1)
    const words = value.join(' ')
    if (!added && !removed) segments.push({ same: value })
    else if (last && 'edit' in last) {
      const [old, now] = last.edit
      segments[segments.length - 1] = { edit: removed ? [words, now] : [old, words] }
    } else segments.push({ edit: removed ? [words, ''] : ['', words] })
  }
  return segments
}

function partsOf(segments: readonly Segment[]): Line {
  const places = segments.flatMap((segment, index) => ('edit' in segment ? [index] : []))
  const shown = segments.slice(0, places[MOST_EDITS])
  const more = places.length - MOST_EDITS
  const parts = shown.flatMap((segment, index): readonly Part[] => {
    const part =
      'edit' in segment
        ? segment
        : { quote: around(segment.same, index === 0, index === segments.length - 1) }
    return index === 0 ? [part] : [' ', part]
  })
  return more > 0 ? [...parts, ` and ${more} more ${more === 1 ? 'place' : 'places'}`] : parts
}

/** Of the words between two changes, the ones next to the changes. */
function around(words: readonly string[], isFirst: boolean, isLast: boolean): string {
  const most = isFirst || isLast ? AROUND : 2 * AROUND
  if (words.length <= most + 1) return words.join(' ')
  const head = isFirst ? [] : words.slice(0, AROUND)
  const tail = isLast ? [] : words.slice(-AROUND)
  return [...head, '…', ...tail].join(' ')
}
