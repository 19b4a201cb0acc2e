/** The one clock of a site, and what was asked of it. */
import { DAY_LENGTH, dayNumber, dayOfMoment } from '../../block/day.ts'

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

/**
 * The same clock; `span` is as long as what was asked of it allows. Each page has one: an object with getters of its own
 * would cost more than all that it is asked, and hold the page for long.
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

  get span(): Span {
    return { since: this.#since, until: this.#until }
  }

  #between(start: number, end: number) {
    this.#since = Math.max(this.#since, start)
    this.#until = Math.min(this.#until, end)
  }
}

const DAY_OR_MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/

/** A day alone means its first moment in UTC. A time needs its offset: the time zone of this machine must not matter. */
export function momentOf(today: string): Date | undefined {
  if (!DAY_OR_MOMENT.test(today) || dayNumber(today.slice(0, 10)) === undefined) return undefined
  const now = new Date(today)
  return Number.isNaN(now.getTime()) ? undefined : now
}
