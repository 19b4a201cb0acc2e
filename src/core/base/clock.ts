/** The clock of a site. A watched clock notes how long its answers stay the same. */
import { DAY_LENGTH, dayNumber, dayOfMoment } from '../../block/day.ts'

export type Clock = {
  readonly now: Date
  /** Days since 1970-01-01, in UTC. */
  readonly today: number
  /** Whether a moment has passed. In milliseconds since 1970. */
  readonly reached: (moment: number) => boolean
}

/** From `since` up to, not including, `until`. In milliseconds since 1970. */
export type TimeSpan = { readonly since: number; readonly until: number }

/** The time that two spans share. */
export function intersection(one: TimeSpan, other: TimeSpan): TimeSpan {
  return { since: Math.max(one.since, other.since), until: Math.min(one.until, other.until) }
}

export function clockAt(now: Date): Clock {
  return { now, today: dayOfMoment(now), reached: (moment) => moment <= now.getTime() }
}

/**
 * A clock that notes its answers. `span` is the time for which all of them stay the same. A class, since each page has
 * one: closures would cost more time, and keep the page in memory.
 */
export class WatchedClock implements Clock {
  readonly #clock: Clock
  #since = -Infinity
  #until = Infinity

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get now() {
    const { now } = this.#clock
    this.#between(now.getTime(), now.getTime() + 1)
    return now
  }

  get today() {
    const { today } = this.#clock
    this.#between(today * DAY_LENGTH, (today + 1) * DAY_LENGTH)
    return today
  }

  readonly reached = (moment: number): boolean => {
    const isReached = this.#clock.reached(moment)
    if (isReached) this.#between(moment, Infinity)
    else this.#between(-Infinity, moment)
    return isReached
  }

  get span(): TimeSpan {
    return { since: this.#since, until: this.#until }
  }

  #between(start: number, end: number) {
    this.#since = Math.max(this.#since, start)
    this.#until = Math.min(this.#until, end)
  }
}

const DAY_OR_MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/

/**
 * A day alone means its first moment in UTC. A time needs an offset, since the time zone of this machine must not
 * matter. `undefined` for anything else.
 */
export function momentOf(today: string): Date | undefined {
  if (!DAY_OR_MOMENT.test(today) || dayNumber(today.slice(0, 10)) === undefined) return undefined
  const now = new Date(today)
  return Number.isNaN(now.getTime()) ? undefined : now
}
