/** The calendar file that phones take over: it says what the page says. */
import { expect, test } from 'vitest'
import { blockFeeds, blockLinkedData } from '../../src/core/render/block-feeds.ts'
import type { Site } from '../../src/core/site/site.ts'
import { pageOf, textOfBase } from '../support/pages.ts'
import { mainOf, NOW, siteOf } from '../support/site.ts'

const CALENDAR = `type: calendar
title: Calendar
year: 2025
startLabel: Opens
endLabel: Closes
periods:
  - name: Term 1
    start: 2025-01-08
    end: 2025-04-04
    breaks:
      - name: Half term
        start:
          stated: 29 Feb
        end: 2025-03-03
    breakAfter:
      name: April holiday
      start: 2025-04-05
      end: 2025-04-28`

/** The fields of each event, as the standard has them: long lines go on in the next one behind a blank. */
function eventsIn(ics: string): readonly ReadonlyMap<string, string>[] {
  expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s)
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

test('in French, its names have a space before the colon, and the file names the language', () => {
  const french = textOfBase('site.yaml').replace('lang: en', 'lang: fr')
  const ics = icsOf(siteOf({ 'site.yaml': french, 'pages/page.yaml': pageOf(CALENDAR) }))
  expect(eventsIn(ics)[0]?.get('SUMMARY')).toBe('Term 1\u00a0: Opens')
  expect(ics).toContain('NAME:Example School\u00a0: Calendar')
  expect(ics).toContain('PRODID:-//Ukurasa//Ukurasa//FR')
})

const EVENTS = `type: calendar
title: Dates
year: 2026
events:
  - name: Open day
    date: 2026-03-14
    time: 9:00 – 13:00
    place: The hall, upstairs
  - name: Night walk
    date: 2026-06-20
    time: 22:00-01:00
  - name: Concert
    date: 2026-07-01
    time: 19:00
  - name: Camp
    date: 2026-08-03
    until: 2026-08-07
  - name: Market
    date:
      stated: some day in May`

test('single events have their times as clocks at the place show them', () => {
  const site = siteOf({ 'pages/page.yaml': pageOf(EVENTS) })
  const events = eventsIn(icsOf(site))
  const fields = ['SUMMARY', 'DTSTART', 'DTEND', 'DTSTART;VALUE=DATE', 'DTEND;VALUE=DATE', 'LOCATION']
  expect(events.map((event) => fields.map((name) => event.get(name)))).toEqual([
    ['Open day', '20260314T090000', '20260314T130000', undefined, undefined, 'The hall\\, upstairs'],
    ['Night walk', '20260620T220000', '20260621T010000', undefined, undefined, undefined],
    ['Concert', '20260701T190000', undefined, undefined, undefined, undefined],
    ['Camp', undefined, undefined, '20260803', '20260808', undefined],
  ])
  const main = mainOf(site, '/page')
  expect(main).toContain('<time>09:00</time> – <time>13:00</time>')
  expect(main).toContain('The hall, upstairs')
  expect(main).toContain('some day in May')
})

const inZone = (timezone: string) =>
  siteOf({
    'site.yaml': `${textOfBase('site.yaml')}\ntimezone: ${timezone}\n`,
    'pages/page.yaml': pageOf(EVENTS),
  })

test('where the name of the time zone is known, times are moments, in winter and in summer', () => {
  const site = inZone('Europe/Paris')
  const events = eventsIn(icsOf(site))
  expect(events.slice(0, 3).map((event) => [event.get('DTSTART'), event.get('DTEND')])).toEqual([
    ['20260314T080000Z', '20260314T120000Z'],
    ['20260620T200000Z', '20260620T230000Z'],
    ['20260701T170000Z', undefined],
  ])
  const page = site.pages.get('/page')
  expect(page && blockLinkedData(site, page)).toMatchObject([
    { startDate: '2026-03-14T09:00+01:00', endDate: '2026-03-14T13:00+01:00' },
    { startDate: '2026-06-20T22:00+02:00', endDate: '2026-06-21T01:00+02:00' },
    { startDate: '2026-07-01T19:00+02:00' },
    { startDate: '2026-08-03', endDate: '2026-08-07' },
  ])
  expect(mainOf(site, '/page')).toContain('<time>09:00</time> – <time>13:00</time>')
})

test('an offset may change in summer, so it changes no time', () => {
  expect(icsOf(inZone('"+01:00"'))).toBe(icsOf(siteOf({ 'pages/page.yaml': pageOf(EVENTS) })))
})

test('search engines get the same days, times and places', () => {
  const site = siteOf({ 'pages/page.yaml': pageOf(EVENTS) })
  const page = site.pages.get('/page')
  expect(page && blockLinkedData(site, page)).toMatchObject([
    {
      '@type': 'Event',
      name: 'Open day, Example School',
      startDate: '2026-03-14T09:00',
      endDate: '2026-03-14T13:00',
      location: { '@type': 'Place', name: 'The hall, upstairs' },
    },
    { startDate: '2026-06-20T22:00', endDate: '2026-06-21T01:00', location: { name: 'Example School' } },
    { startDate: '2026-07-01T19:00' },
    { startDate: '2026-08-03', endDate: '2026-08-07' },
  ])
})

test('an event is the same one in every build: its name comes from the content', () => {
  const uidsAt = (now?: Date) => eventsIn(icsOf(newSite(now))).map((event) => event.get('UID') ?? '')
  const uids = uidsAt()
  expect(new Set(uids).size).toBe(4)
  for (const uid of uids) expect(uid).toMatch(/^2025-\d\d-\d\d-[a-z0-9-]+@[a-z.]+$/)
  expect(uidsAt(new Date('2025-11-01T12:00Z'))).toEqual(uids)
})

test('a later build replaces imported events; builds of one day give the same file', () => {
  const at = (now: string) => icsOf(newSite(new Date(now)))
  const stampsOf = (ics: string) => eventsIn(ics).map((event) => event.get('DTSTAMP'))
  expect(stampsOf(at('2025-11-01T12:00Z'))).toEqual(Array(4).fill('20251101T000000Z'))
  expect(stampsOf(at('2025-11-02T00:00Z'))).toEqual(Array(4).fill('20251102T000000Z'))
  expect(at('2025-11-01T23:59Z')).toBe(at('2025-11-01T00:00Z'))
})

test('the name of the calendar is escaped', () => {
  const odd = CALENDAR.replace('title: Calendar', 'title: Terms; exams, and a \\ too')
  const ics = icsOf(siteOf({ 'pages/page.yaml': pageOf(odd) }))
  const name = 'Example School: Terms\\; exams\\, and a \\\\ too\r\n'
  expect(ics).toContain(`\r\nNAME:${name}`)
  expect(ics).toContain(`\r\nX-WR-CALNAME:${name}`)
})

test('a whole day keeps nobody busy, a time does', () => {
  const events = eventsIn(icsOf(siteOf({ 'pages/page.yaml': pageOf(EVENTS) })))
  expect(events.map((event) => event.get('TRANSP'))).toEqual([undefined, undefined, undefined, 'TRANSPARENT'])
})

test('the home page links to the file where the build writes it', () => {
  const site = siteOf({ 'pages/index.yaml': pageOf(CALENDAR) })
  expect(mainOf(site, '/')).toContain('href="/index.ics"')
})

test('an event past midnight ends on its last day if that is the day of the small hours', () => {
  const ball = `type: calendar
title: Dates
year: 2026
events:
  - name: Ball
    date: 2026-06-27
    until: 2026-06-28
    time: 20:00-03:00`
  const [event] = eventsIn(icsOf(siteOf({ 'pages/page.yaml': pageOf(ball) })))
  expect([event?.get('DTSTART'), event?.get('DTEND')]).toEqual(['20260627T200000', '20260628T030000'])
})

test('an event of several days with hours by day is there on each of them', () => {
  const of = (time: string) => {
    const camp = `type: calendar
title: Dates
year: 2026
events:
  - name: Camp
    date: 2026-06-27
    until: 2026-06-30
    time: ${time}`
    const [event] = eventsIn(icsOf(siteOf({ 'pages/page.yaml': pageOf(camp) })))
    return [event?.get('DTSTART'), event?.get('DTEND'), event?.get('RRULE')]
  }
  expect(of('09:00-15:00')).toEqual(['20260627T090000', '20260627T150000', 'FREQ=DAILY;COUNT=4'])
  // From the first afternoon to the last morning.
  expect(of('16:00-11:00')).toEqual(['20260627T160000', '20260630T110000', undefined])
})

test('all calendars of a page share its file, which then has the name of the page', () => {
  const ics = icsOf(siteOf({ 'pages/page.yaml': pageOf(CALENDAR, EVENTS) }))
  const names = eventsIn(ics).map((event) => event.get('SUMMARY'))
  expect(names).toContain('April holiday')
  expect(names).toContain('Open day')
  expect(ics).toContain('NAME:Example School: Page\r\n')
})

test('what two calendars of a page share is one event', () => {
  const ics = icsOf(siteOf({ 'pages/page.yaml': pageOf(EVENTS, EVENTS.replace('Dates', 'Once more')) }))
  expect(eventsIn(ics)).toHaveLength(4)
})

test('days with the same name in two calendars get the titles of these, so that programs keep both', () => {
  const other = EVENTS.replace('Dates', 'Kitchen').replace('2026-03-14', '2026-03-15')
  const events = eventsIn(icsOf(siteOf({ 'pages/page.yaml': pageOf(EVENTS, other) })))
  const names = events.map((event) => event.get('SUMMARY'))
  expect(names.filter((name) => name?.includes('Open day'))).toEqual(['Dates: Open day', 'Kitchen: Open day'])
  expect(new Set(events.map((event) => event.get('UID'))).size).toBe(events.length)
})
