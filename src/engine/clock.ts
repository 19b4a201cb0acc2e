/** The one clock of a site, and what was asked of it. */
import { DAY_LENGTH, dayOfMoment } from '../block/day.ts'

export type Clock = {
  readonly now: Date
  /** The number of the day, in UTC, since 1970-01-01. */
  readonly today: number
  /** Whether a moment, in milliseconds since 1970, has come. */
  readonly reached: (moment: number) => boolean
}

/** The time in which the same questions get the same answers: from a moment on, up to another one. */
export type Span = { readonly since: number; readonly until: number }

/** What two spans share. */
export function together(one: Span, other: Span): Span {
  return { since: Math.max(one.since, other.since), until: Math.min(one.until, other.until) }
}

export function clockAt(now: Date): Clock {
  return { now, today: dayOfMoment(now), reached: (moment) => moment <= now.getTime() }
}

/** The same clock; `span` is as long as what was asked of it allows. */
export function watchedClock({ now, today, reached }: Clock): { readonly clock: Clock; readonly span: Span } {
  let since = -Infinity
  let until = Infinity
  const between = (start: number, end: number) => {
    since = Math.max(since, start)
    until = Math.min(until, end)
  }
  const clock: Clock = {
    get now() {
      between(now.getTime(), now.getTime() + 1)
      return now
    },
    get today() {
      between(today * DAY_LENGTH, (today + 1) * DAY_LENGTH)
      return today
    },
    reached: (moment) => {
      const isReached = reached(moment)
      if (isReached) between(moment, Infinity)
      else between(-Infinity, moment)
      return isReached
    },
  }
  return {
    clock,
    get span() {
      return { since, until }
    },
  }
}
