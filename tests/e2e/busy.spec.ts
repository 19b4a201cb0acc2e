/** What keeps a page busy while its islands wake. */
import { z } from 'zod'
import { expect, test } from './support/fixtures.ts'
import { openAwake } from './support/islands.ts'

/** Times in µs. What only marks a moment has no `dur`. */
const TRACE = z.object({
  traceEvents: z.array(
    z.object({ name: z.string(), tid: z.number(), ts: z.number(), dur: z.number().default(0) }),
  ),
})
type Event = z.infer<typeof TRACE>['traceEvents'][number]

const isWithin = (inner: Event, outer: Event) =>
  inner.tid === outer.tid && inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur

test('no file is read twice to note where React makes its errors', async ({ browser, page }) => {
  await browser.startTracing(page, { categories: ['v8', 'disabled-by-default-v8.compile'] })
  await openAwake(page, '/history', 'carousel')
  const { traceEvents } = TRACE.parse(JSON.parse((await browser.stopTracing()).toString()))
  const named = (name: string) => traceEvents.filter((event) => event.name === name)
  expect(named('v8.evaluateModule')).not.toHaveLength(0)
  const again = named('V8.CollectSourcePositions')
  expect(named('V8.ParseProgram').filter((read) => again.some((each) => isWithin(read, each)))).toEqual([])
})

test('errors of an awake page have their places', async ({ page }) => {
  await openAwake(page, '/history', 'carousel')
  expect(await page.evaluate(() => new Error('Lost').stack)).toContain('at ')
})
