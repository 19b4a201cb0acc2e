/** How long an answer of the clock holds: what is kept must not outlive it. */
import { expect, test } from 'vitest'
import { clockAt, WatchedClock } from '../../../src/core/base/clock.ts'

const NOW = Date.parse('2025-10-01T12:00Z')
const watched = () => new WatchedClock(clockAt(new Date(NOW)))

test('a day holds until the next one begins', () => {
  const clock = watched()
  expect(clock.span).toEqual({ since: -Infinity, until: Infinity })
  expect(clock.today * 86_400_000).toBe(Date.parse('2025-10-01T00:00Z'))
  expect(clock.span).toEqual({
    since: Date.parse('2025-10-01T00:00Z'),
    until: Date.parse('2025-10-02T00:00Z'),
  })
})

test('whether a moment has come holds up to it, or from it on', () => {
  const clock = watched()
  expect([clock.reached(NOW), clock.reached(NOW + 1)]).toEqual([true, false])
  expect(clock.span).toEqual({ since: NOW, until: NOW + 1 })
})

test('the moment itself holds no longer than it lasts', () => {
  const clock = watched()
  expect(clock.now.getTime()).toBe(NOW)
  expect(clock.span).toEqual({ since: NOW, until: NOW + 1 })
})
