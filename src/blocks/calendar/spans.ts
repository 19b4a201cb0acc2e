/** The periods and breaks of a calendar, each with the path of its group within the block. */
import type { Block } from '../../../schema/page.ts'

export type Calendar = Block<'calendar'>
type Period = NonNullable<Calendar['periods']>[number]
export type CalendarEvent = NonNullable<Calendar['events']>[number]
export type CalendarDate = Period['start']

export type Span = {
  readonly kind: 'period' | 'break' | 'break-after' | 'event'
  readonly name: string
  readonly start: CalendarDate
  readonly end: CalendarDate
  readonly path: readonly PropertyKey[]
}

/** For each period: the period, the breaks within it, the break after it. */
export function spansOf({ periods = [] }: Calendar): readonly (readonly Span[])[] {
  return periods.map((period, index) => {
    const { breaks = [], breakAfter } = period
    const path = ['periods', index]
    return [
      { ...period, kind: 'period', path },
      ...breaks.map((each, at): Span => ({ ...each, kind: 'break', path: [...path, 'breaks', at] })),
      ...(breakAfter ? [{ ...breakAfter, kind: 'break-after', path: [...path, 'breakAfter'] } as const] : []),
    ]
  })
}

/** The single events. One that does not say when it ends has one and the same date as its start and its end. */
export const eventsOf = ({ events = [] }: Calendar): readonly Span[] =>
  events.map(({ name, date, until }, index) => ({
    kind: 'event',
    name,
    start: date,
    end: until ?? date,
    path: ['events', index],
  }))

/** The words for its first and its last day. */
export function labelsOf(
  { kind }: Span,
  { startLabel, endLabel }: Calendar,
  { starts, ends }: { readonly starts: string; readonly ends: string },
): readonly [string, string] {
  return kind === 'period' ? [startLabel ?? starts, endLabel ?? ends] : [starts, ends]
}
