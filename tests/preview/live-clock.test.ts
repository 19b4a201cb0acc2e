/** The clock of the live preview runs: pages come, and deadlines pass, without an edit. */
import { afterEach, expect, test, vi } from 'vitest'
import { DAY_LENGTH } from '../../src/block/day.ts'
import { ask } from '../support/ask.ts'
import { pageOf, prose } from '../support/pages.ts'
import { hear, openSite, SHARED_FILES } from '../support/preview.ts'

vi.mock('../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))
afterEach(() => vi.useRealTimers())

const CALENDAR = `type: calendar
title: Calendar
year: 2025
periods:
  - name: Term
    start: 2025-09-01
    end: 2025-10-01`
const NOON = Date.parse('2025-10-01T12:00Z')
const LATER = {
  'pages/later.yaml': `publishFrom: 2025-10-01T12:00Z\npublishUntil: 2025-10-01T12:01Z\n${prose('Words')}`,
}

test('a page is there from its moment on, and gone from its end on', async () => {
  vi.setSystemTime(NOON - 1)
  const { address, result } = await openSite(LATER, { clockSet: false })
  const status = async () => (await ask(address, { path: '/later' })).status
  const isOver = () => result().diagnostics.some(({ code }) => code === 'publish-over')
  expect([await status(), isOver()]).toEqual([404, false])
  vi.setSystemTime(NOON)
  expect([await status(), isOver()]).toEqual([200, false])
  vi.setSystemTime(NOON + 60_000)
  expect([isOver(), await status()]).toEqual([true, 404])
})

test('what is said of days is said of the day that it is', async () => {
  vi.setSystemTime(NOON)
  const { result } = await openSite({ 'pages/page.yaml': pageOf(CALENDAR) }, { clockSet: false })
  const isOver = () => result().diagnostics.some(({ code }) => code === 'calendar-over')
  expect(isOver()).toBe(false)
  vi.setSystemTime(NOON + 2 * DAY_LENGTH)
  expect(isOver()).toBe(true)
})

test('open pages hear of it', async () => {
  vi.setSystemTime(NOON - 100)
  const { address, get } = await openSite(LATER, { clockSet: false })
  const page = await hear(address)
  await page.next('problems')
  vi.setSystemTime(NOON)
  await page.next('changed')
  expect(await get('/later')).toContain('<p>Words</p>')
  page.close()
})

test('a clock that was set stands still', async () => {
  vi.setSystemTime(NOON - 1)
  const { address } = await openSite(LATER, { now: new Date(NOON - 1) })
  vi.setSystemTime(NOON)
  expect((await ask(address, { path: '/later' })).status).toBe(404)
})
