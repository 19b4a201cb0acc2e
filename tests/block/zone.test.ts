/** Time zones with summer time, and offsets. */
import { expect, test } from 'vitest'
import { isTimeZone, momentAt, offsetAt } from '../../src/block/zone.ts'

test.for([
  ['Europe/Paris', '2026-01-15T10:00', '+01:00'],
  ['Europe/Paris', '2026-07-15T10:00', '+02:00'],
  ['Europe/Paris', '2026-03-29T01:59', '+01:00'],
  ['Europe/Paris', '2026-03-29T03:00', '+02:00'],
  ['Europe/Paris', '2026-10-25T03:00', '+01:00'],
  ['America/New_York', '2026-03-08T03:00', '-04:00'],
  ['America/New_York', '2026-11-01T00:59', '-04:00'],
  ['Australia/Lord_Howe', '2026-01-15T10:00', '+11:00'],
  ['Australia/Lord_Howe', '2026-07-15T10:00', '+10:30'],
  ['Africa/Nairobi', '2026-07-15T10:00', '+03:00'],
  ['+01:00', '2026-07-15T10:00', '+01:00'],
  ['Z', '2026-07-15T10:00', 'Z'],
] as const)('in %s at %s it is %s', ([zone, local, offset]) => {
  expect(offsetAt(zone, local)).toBe(offset)
})

test('only a name says what moment a time is', () => {
  expect(momentAt('Europe/Paris', '2026-07-15T10:00')).toBe('2026-07-15T10:00+02:00')
  expect([undefined, '+01:00'].map((zone) => momentAt(zone, '2026-07-15T10:00'))).toEqual([
    undefined,
    undefined,
  ])
})

test.for([
  ['Africa/Nairobi', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Etc/GMT+3', true],
  ['+03:00', true],
  ['Europe/Pariss', false],
  ['', false],
] as const)('%s: %s', ([words, isOne]) => {
  expect(isTimeZone(words)).toBe(isOne)
})
