/** One change in words. */
import type { ValueChange } from '../diff/change-types.ts'
import { shortened } from '../diff/names.ts'
import type { Sort } from '../diff/value.ts'
import { amount, day, daysLater, percent } from './figures.ts'
import type { Line } from './parts.ts'
import { textChange } from './word-edits.ts'

/** `place` says where, unless a heading has said it. */
export function sayChange(change: ValueChange, place: Line): Line {
  switch (change.kind) {
    case 'added':
      return ['added ', ...place, ...sayContent(change.after, change), ...sayStandIn(change)]
    case 'removed':
      return ['removed ', ...place, ...sayContent(change.before, change)]
    case 'moved':
      return [...place, ...sayMove(change)]
    // A section of their own has these.
    case 'assigned':
      return []
    case 'kept':
      return change.sums ? sayKept(change, place) : [...place, ': ', ...sayMark(change)]
    case 'changed':
      return [...place, ': ', ...sayNewValue(change), ...sayStandIn(change), ...sayThrough(change)]
  }
}

/** Texts up to this length are told whole. */
const FEW = 40

/** For the sentence about the whole change. */
export function sayInFew(change: ValueChange, place: Line): Line {
  const { kind, standIn, before = '', after = '', ...rest } = change
  if (kind === 'changed' && Math.max(before.length, after.length) > FEW) return [...place, ' changed']
  if (kind === 'removed') return ['removed ', ...place]
  if (kind === 'kept') return [...place, standIn === 'confirmed' ? ' confirmed' : ' still to be confirmed']
  return sayChange({ ...rest, kind, before, after }, place)
}

export function sayNewValue({ sort, before = '', after = '' }: ValueChange): Line {
  if (sort === 'money')
    return [{ swap: [amount(before), amount(after)] }, ...inBrackets(percent(before, after))]
  if (sort === 'day') return [{ swap: [day(before), day(after)] }, ...inBrackets(daysLater(before, after))]
  return textChange(before, after)
}

const inBrackets = (words: string | undefined): Line => (words === undefined ? [] : [` (${words})`])

function sayValue(value: string, sort: Sort): Line {
  if (sort === 'money') return [{ quote: amount(value) }]
  return [{ quote: shortened(value).replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, day) }]
}

/** What was added or removed. Words that its name has said are left out. */
function sayContent(value = '', { at, sort }: ValueChange): Line {
  const name = at.at(-1)?.name ?? ''
  const rest = name !== '' && value.startsWith(name) ? value.slice(name.length).replace(/^: /, '') : value
  return rest === '' || shortened(rest) === name ? [] : [': ', ...sayValue(rest, sort)]
}

export function sayMove({ behind = '' }: ValueChange): Line {
  return behind === '' ? [' moved, now first'] : [' moved, now after ', { quote: behind }]
}

function sayKept({ after = '', sums }: ValueChange, place: Line): Line {
  const [old, now] = sums ?? [0, 0]
  const figures = `its items added up to ${old.toLocaleString('en')}, now ${now.toLocaleString('en')}`
  return [...place, ' not changed: ', { quote: amount(after) }, ` (${figures})`]
}

function sayMark({ after = '', sort, standIn }: ValueChange): Line {
  const words = standIn === 'confirmed' ? 'confirmed' : 'still to be confirmed'
  return after === '' ? [words] : [`${words}: `, ...sayValue(after, sort)]
}

function sayStandIn({ standIn }: ValueChange): Line {
  if (standIn === undefined) return []
  return [standIn === 'confirmed' ? ' (confirmed)' : ' (still to be confirmed)']
}

export function sayThrough({ through = [] }: ValueChange): Line {
  return through.length === 0 ? [] : [`, through ${through.join(', ')}`]
}
