/** The calendar file that phones take over: it says what the page says. */
import { expect, test } from 'vitest'
import { blockFeeds } from '../../src/core/render/block-feeds.ts'
import type { Site } from '../../src/core/site/site.ts'
import { pageOf } from '../support/pages.ts'
import { mainOf, NOW, siteOf } from '../support/site.ts'

const CALENDAR = `type: calendar
title: Calendar
year: 2025
terms:
  - name: Term 1
    opening: 2025-01-08
    closing: 2025-04-04
    halfTerm:
      opening:
        stated: 29 Feb
      closing: 2025-03-03
    holiday:
      name: April holiday
      starting: 2025-04-05
      ending: 2025-04-28`

/** The fields of each event, as the standard has them: long lines go on in the next one behind a blank. */
function eventsIn(ics: string): readonly ReadonlyMap<string, string>[] {
  expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR$/s)
  return ics
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) => {
      const lines = event.split('\r\nEND:VEVENT')[0]?.split('\r\n') ?? []
      return new Map(lines.map((line) => [line.split(':', 1).join(), line.slice(line.indexOf(':') + 1)]))
    })
}

const newSite = (now = NOW) => siteOf({ 'pages/page.yaml': pageOf(CALENDAR) }, { now })

function icsOf(site: Site): string {
  const page = site.pages.get('/page')
  const [feed, ...more] = page ? blockFeeds(site, page) : []
  expect(more).toEqual([])
  expect(feed?.extension).toBe('ics')
  return feed?.content() ?? ''
}

test('every day that is known for certain is an event, which ends on the day after its last', () => {
  const site = newSite()
  const days = eventsIn(icsOf(site)).map((event) => [
    event.get('SUMMARY'),
    event.get('DTSTART;VALUE=DATE'),
    event.get('DTEND;VALUE=DATE'),
  ])
  expect(days).toEqual([
    ['Term 1: Opens', '20250108', '20250109'],
    ['Term 1: Closes', '20250404', '20250405'],
    ['Term 1: Half term: Ends', '20250303', '20250304'],
    ['April holiday', '20250405', '20250429'],
  ])
  const firsts = days.map(([, first = '']) => first.replace(/(....)(..)(..)/, '$1-$2-$3'))
  for (const day of firsts) expect(mainOf(site, '/page').toLowerCase()).toContain(`datetime="${day}"`)
})

test('an event is the same one in every build: its name and its stamp come from the content', () => {
  const ics = icsOf(newSite())
  const uids = eventsIn(ics).map((event) => event.get('UID') ?? '')
  expect(new Set(uids).size).toBe(4)
  for (const uid of uids) expect(uid).toMatch(/^2025-\d\d-\d\d-[a-z0-9-]+@[a-z.]+$/)
  expect(eventsIn(ics).map((event) => event.get('DTSTAMP'))).toEqual(Array(4).fill('20250101T000000Z'))
  expect(icsOf(newSite(new Date('2025-11-01T12:00Z')))).toBe(ics)
})
