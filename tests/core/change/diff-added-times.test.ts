/** Days and hours that are new must be looked at, so a review names them. */
import { expect, test } from 'vitest'
import { pageOf } from '../../support/pages.ts'
import { below, PAGE, said } from '../../support/versions.ts'

const CALENDAR = 'type: calendar\ntitle: Dates\nyear: 2026'
const changes = (before: readonly string[], after: readonly string[]) =>
  below('/page “Page”', said({ [PAGE]: pageOf(...before) }, { [PAGE]: pageOf(...after) }))

test('the first event of a calendar has its day and its time', () => {
  const event = '\nevents:\n  - name: Chapel\n    date: 2026-12-04\n    time: 16:00\n    place: The hall'
  expect(changes([CALENDAR], [CALENDAR + event])).toEqual([
    'calendar “Dates”: added events: Chapel: Fri 4 Dec 2026, 16:00, The hall',
  ])
})

test('opening hours have their days', () => {
  const hours = 'type: openingHours\ntitle: Office\nhours:\n  Mon-Thu: 08:00-17:00\n  Fri: 08:00-13:00'
  expect(changes([CALENDAR], [CALENDAR, hours])).toEqual([
    'added openingHours “Office”: Mon-Thu 08:00-17:00, Fri 08:00-13:00',
  ])
})
