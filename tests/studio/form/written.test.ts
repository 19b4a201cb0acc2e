/** Amounts and moments keep the way in which the author writes them. */
import { expect, test } from 'vitest'
import { groupedLike } from '../../../src/studio/form/inputs/amount.ts'
import { momentOf, writtenMoment, zoneOf } from '../../../src/studio/form/inputs/moment.ts'

test.for([
  ['64,200', '65000', '65,000'],
  ['64 200', '1650000.50', '1 650 000.50'],
  ['64200', '65000', '65000'],
  ['64,200', '900', '900'],
  ['64,200', '65,000', '65,000'],
  ['64,200', 'free', 'free'],
  ['', '65000', '65000'],
] as const)('where %j was written, %j becomes %j', ([before, typed, after]) =>
  expect(groupedLike(before, typed)).toBe(after),
)

test.for(['2025-10-29T23:59+03:00', '2025-10-29T23:59:30Z', '2025-10-29T23:59-05:30'])(
  '%s stays as it is written',
  (value) => {
    const moment = momentOf(value)
    expect(moment && writtenMoment(moment)).toBe(value)
  },
)

test('a new moment has the offset of the site', () =>
  expect(momentOf('', '+03:00')).toEqual({ local: '', offset: '+03:00' }))

test.for(['${facts.end}', '2025-10-29', 'tomorrow'])('%s is edited as text', (value) =>
  expect(momentOf(value)).toBeUndefined(),
)

test.each([
  ['', 'Africa/Nairobi', 'Africa/Nairobi'],
  ['2027-01-05T08:00+03:00', 'Africa/Nairobi', 'Africa/Nairobi'],
  ['2027-01-05T08:00+01:00', 'Africa/Nairobi', '+01:00'],
  ['2027-07-05T08:00+02:00', 'Europe/Paris', 'Europe/Paris'],
  ['2027-01-05T08:00+02:00', 'Europe/Paris', '+02:00'],
  ['2027-01-05T08:00+03:00', undefined, '+03:00'],
])('the time zone of %j on a site in %s is called %s', (value, zone, name) => {
  const moment = momentOf(value, zone)
  expect(moment && zoneOf(moment, zone)).toBe(name)
})
