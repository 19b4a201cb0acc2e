/** Opening hours: what authors write, what pages show, what search engines get. */

import { expect, test } from 'vitest'
import { daysIn, runsOf, spansIn, weekOf } from '../../src/block/week.ts'
import { wordsIn } from '../../src/block/words.ts'
import { blockLinkedData } from '../../src/core/render/block-feeds.ts'
import { pageOf, textOfBase } from '../support/pages.ts'
import { mainOf, read, siteOf } from '../support/site.ts'

test.for([
  ['Mon', [0]],
  ['mon', [0]],
  ['Mon-Fri', [0, 1, 2, 3, 4]],
  ['Mon – Wed', [0, 1, 2]],
  ['Sat-Mon', [5, 6, 0]],
  ['Mon, Wed-Thu', [0, 2, 3]],
  ['Monday', undefined],
  ['Mon-Wed-Fri', undefined],
  ['Mon,', undefined],
  ['', undefined],
] as const)('the days %s are %j', ([words, days]) => {
  expect(daysIn(words)).toEqual(days)
})

test.for([
  ['08:00-17:00', ['08:00 17:00']],
  ['8:00 – 17:00', ['08:00 17:00']],
  ['08:00-12:00, 12:00-17:00', ['08:00 12:00', '12:00 17:00']],
  ['18:00-02:00', ['18:00 02:00']],
  ['00:00-24:00', ['00:00 24:00']],
  ['closed', []],
  ['Closed', []],
  ['08:00', undefined],
  ['08:00-08:00', undefined],
  ['08:00-13:00, 12:00-17:00', undefined],
  ['18:00-02:00, 20:00-22:00', undefined],
  ['08:60-12:00', undefined],
  ['24:00-02:00', undefined],
  ['8 to 5', undefined],
] as const)('the hours %s are %j', ([words, spans]) => {
  expect(spansIn(words)?.map(({ opens, closes }) => `${opens} ${closes}`)).toEqual(spans)
})

test('days with the same hours are one line, if they follow each other; others are closed', () => {
  const week = weekOf({ 'Mon-Tue, Thu': '08:00-17:00' })
  expect(runsOf(week).map(({ first, last, spans }) => [first, last, spans.length])).toEqual([
    [0, 1, 1],
    [2, 2, 0],
    [3, 3, 1],
    [4, 6, 0],
  ])
})

const HOURS = `type: openingHours
hours:
  Mon-Fri: 08:00-12:30, 14:00-17:00
  Sat: 00:00-24:00
exceptions:
  - name: Christmas
    date: 2025-12-24
    until: 2025-12-26
    hours: closed
  - date: 2025-12-31
    hours: 09:00-12:00
  - date:
      stated: when the moon is seen
    hours: closed`

test.for([
  ['en', 'Monday – Friday', 'Sunday', '26</time> December 2025', '31 December 2025'],
  ['sw', 'Jumatatu – Ijumaa', 'Jumapili', '26</time> Desemba 2025', '31 Desemba 2025'],
  ['fr', 'lundi – vendredi', 'dimanche', '26</time> décembre 2025', '31 décembre 2025'],
] as const)('on a site in %s the days are in its language', ([lang, week, day, last, date]) => {
  const words = wordsIn(lang)
  const site = siteOf({
    'site.yaml': textOfBase('site.yaml').replace(/^lang: .*$/m, `lang: ${lang}-KE`.replace('en-KE', 'en-GB')),
    'pages/page.yaml': pageOf(HOURS),
  })
  const main = mainOf(site, '/page')
  expect(main).toContain(`<th scope="row">${week}</th>`)
  expect(main).toContain(`<th scope="row">${day}</th><td><span class="closed">${words?.closed}</span></td>`)
  expect(main).toContain('<time dateTime="2025-12-24">24</time>')
  expect(main).toContain(`<time dateTime="2025-12-26">${last}`)
  expect(main).toContain(`<time dateTime="2025-12-31">${date}</time>`)
  expect(main).toContain('<time>08:00</time> – <time>12:30</time>')
  expect(main).toContain(`<span>${words?.allDay}</span>`)
})

test('search engines get each day with its hours, and the days with other hours', () => {
  const site = siteOf({ 'pages/page.yaml': pageOf(HOURS) })
  const page = site.pages.get('/page')
  const [place] = page ? blockLinkedData(site, page) : []
  const hours = { '@type': 'OpeningHoursSpecification' }
  expect(place).toMatchObject({ '@type': 'Place', name: 'Example School' })
  expect(place?.openingHoursSpecification).toHaveLength(11)
  expect(place?.openingHoursSpecification).toMatchObject([
    { ...hours, dayOfWeek: 'Monday', opens: '08:00', closes: '12:30' },
    { ...hours, dayOfWeek: 'Monday', opens: '14:00', closes: '17:00' },
    ...Array(8).fill(hours),
    { ...hours, dayOfWeek: 'Saturday', opens: '00:00', closes: '23:59' },
  ])
  expect(place?.specialOpeningHoursSpecification).toEqual([
    { ...hours, opens: '00:00', closes: '00:00', validFrom: '2025-12-24', validThrough: '2025-12-26' },
    { ...hours, opens: '09:00', closes: '12:00', validFrom: '2025-12-31', validThrough: '2025-12-31' },
  ])
})

test('search engines get the hours of a part as those of a place in the organisation', () => {
  const site = siteOf({ 'pages/page.yaml': pageOf(HOURS.replace('hours:', 'of: The kitchen\nhours:')) })
  const page = site.pages.get('/page')
  expect(page ? blockLinkedData(site, page) : []).toMatchObject([
    {
      '@type': 'Place',
      name: 'The kitchen',
      containedInPlace: { '@type': 'Place', name: 'Example School', url: site.config.url },
    },
  ])
})

test('days with other hours are over once the last of them has passed everywhere', () => {
  const found = (now: string) =>
    read({ 'pages/page.yaml': pageOf(HOURS) }, { now: new Date(now) }).diagnostics.filter(
      ({ code }) => code === 'opening-exception-over',
    ).length
  expect(found('2025-12-26T12:00Z')).toBe(0)
  expect(found('2025-12-28T12:00Z')).toBe(1)
  expect(found('2026-01-10T12:00Z')).toBe(2)
})

const WEEKS = `type: openingHours
hours:
  Mon-Fri: 08:00-17:00
exceptions:
  - date: 2099-07-01
    until: 2099-08-31
    days: Mon-Wed, Sat
    hours: 08:00-12:00`

test('hours for some days of each week of a summer name their days, on the page and for search engines', () => {
  const site = siteOf({ 'pages/page.yaml': pageOf(WEEKS) })
  expect(mainOf(site, '/page')).toContain('<small>Monday – Wednesday, Saturday</small>')
  const page = site.pages.get('/page')
  const [place] = page ? blockLinkedData(site, page) : []
  expect(place?.specialOpeningHoursSpecification).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Saturday'], validFrom: '2099-07-01' },
  ])
})

test.for([
  ['2099-07-01', '2099-07-07', '08:00-12:00', 1],
  // Not all days of a week.
  ['2099-07-01', '2099-07-06', '08:00-12:00', 0],
  ['2099-07-01', '2099-07-31', 'closed', 0],
])('from %s to %s, %s: %i notes about days that are usually closed', ([date, until, hours, notes]) => {
  const block = WEEKS.replace('2099-07-01', `${date}`)
    .replace('2099-08-31', `${until}`)
    .replace('    days: Mon-Wed, Sat\n', '')
    .replace(/08:00-12:00$/, `${hours}`)
  const { diagnostics } = read({ 'pages/page.yaml': pageOf(block) })
  expect(diagnostics.filter(({ code }) => code === 'opening-exception-opens')).toHaveLength(Number(notes))
})
