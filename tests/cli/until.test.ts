/** `check --until`: what will appear or expire by itself. */
import { expect, test } from 'vitest'
import { call } from '../support/call.ts'
import { siteFolder } from '../support/pages.ts'

const SITE = `schemaVersion: 2
url: https://example.org/
lang: en
timezone: "+03:00"
organisation:
  name: Example School
header:
  - href: /
countdown:
  label: Admissions close in
  start: 2025-10-05T00:00+03:00
  target: 2025-10-29T23:59+03:00
`
const page = (fields: string, blocks = '  - type: richText\n    text: Words\n') =>
  `title: Page\ndescription: A page.\n${fields}blocks:\n${blocks}`
const TERMS = `  - type: calendar
    title: Terms
    year: 2025
    periods:
      - name: Term 3
        start: 2025-08-25
        end: 2025-10-24
        breakAfter:
          name: Holiday
          start: 2025-10-25
          end:
            stated: early in January
`
const root = () =>
  siteFolder({
    'site.yaml': SITE,
    'pages/choir.yaml': page('publishFrom: 2025-10-10T08:00+03:00\npublishUntil: 2025-11-30T18:00+03:00\n'),
    'pages/draft.yaml': page('draft: true\npublishFrom: 2025-10-10T08:00+03:00\n'),
    'pages/gone.yaml': page('publishUntil: 2025-09-01T00:00+03:00\n'),
    'pages/terms.yaml': page('', TERMS),
    'pages/office.yaml': page(
      '',
      '  - type: richText\n    text: !todo Words # owner: bursar, due: 2025-11-01\n    title: !todo Late # due: 2025-09-01\n',
    ),
  })

/** The lines behind the summary. */
async function told(...words: readonly string[]): Promise<readonly string[]> {
  const { code, output } = await call(
    'check',
    '--root',
    root(),
    '--today',
    '2025-10-01T12:00+03:00',
    ...words,
  )
  expect(code).toBe(0)
  return output.slice(output.indexOf('stand-ins')).trim().split('\n').slice(2)
}

test('a list in the order of time, each with its place', async () => {
  expect(await told('--until', '+60d')).toEqual([
    'Until 2025-11-30:',
    '  2025-10-05        The countdown `Admissions close in` begins. site.yaml:11:10',
    '  2025-10-10 08:00  The page `/choir` appears on the site. pages/choir.yaml:3:14',
    '  2025-10-26        The last day of `Terms`, 2025-10-25, has passed. pages/terms.yaml:13:18',
    '  2025-10-29 23:59  The countdown `Admissions close in` ends, and its bar disappears. site.yaml:12:11',
    '  2025-11-01 23:59  The stand-in `richText.text` is due from bursar. pages/office.yaml:5:11',
  ])
})

const HOURS = `  - type: openingHours
    title: Museum
    hours:
      Tue-Sat: 10:00-16:00
    exceptions:
      - name: Repairs
        date: 2025-10-06
        until: 2025-10-08
        hours: closed
      - date: 2025-10-20
        hours: 10:00-12:00
      - name: Some time
        date:
          stated: late in November
        hours: closed
      - name: Long Saturdays
        date: 2025-10-08
        until: 2025-10-19
        days: Sat
        hours: 10:00-20:00
`

test('other opening hours are named with their own names', async () => {
  const other = siteFolder({ 'site.yaml': SITE, 'pages/hours.yaml': page('', HOURS) })
  const { output } = await call(
    ...['check', '--root', other, '--today', '2025-10-01', '--until', '2025-10-28'],
  )
  expect(output.slice(output.indexOf('Until')).trim().split('\n').slice(2)).toEqual([
    '  2025-10-06        `Repairs` begins: `Museum` is then closed, until 2025-10-08. pages/hours.yaml:10:15',
    '  2025-10-11        `Long Saturdays` begins: `Museum` then has the hours `10:00-20:00`, until 2025-10-19. pages/hours.yaml:20:15',
    '  2025-10-20        Other hours begin: `Museum` then has the hours `10:00-12:00`, for one day. pages/hours.yaml:13:15',
    '  2025-10-21        The last other hours are over: from now on, `Museum` shows the usual hours. pages/hours.yaml:13:15',
  ])
})

test('a day counts to its end', async () => {
  expect(await told('--until', '2025-11-29')).toHaveLength(6)
  expect(await told('--until', '2025-11-30')).toHaveLength(7)
  expect((await told('--until', '2025-10-05'))[1]).toContain('countdown')
})

test('where nothing comes it says so', async () => {
  expect(await told('--until', '+2d')).toEqual(['Until 2025-10-03 nothing appears or expires.'])
})

test('programs get the same as data', async () => {
  const { output } = await call(
    ...['check', '--root', root(), '--today', '2025-10-01T12:00+03:00', '--until', '+9d', '--format', 'json'],
  )
  expect(JSON.parse(output)).toMatchObject({
    upcoming: [
      { moment: '2025-10-05T00:00+03:00', file: 'site.yaml', line: 11, column: 10 },
      { moment: '2025-10-10T08:00+03:00', file: 'pages/choir.yaml', line: 3, column: 14 },
    ],
  })
})

test.for(['yesterday', '60', '+60', '2025-02-30', '2025-09-01'])('--until %s is refused', async (written) => {
  const { code, output } = await call('check', '--root', root(), '--today', '2025-10-01', '--until', written)
  expect(code).toBe(2)
  expect(output).toMatch(/--until/)
})
