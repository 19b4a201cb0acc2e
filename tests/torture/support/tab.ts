/** A tab of a real browser, and what it holds on to. */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { findChromium, thisMachine } from '../../run/chromium.mjs'
import { reached } from '../../run/other-hosts.mjs'

/**
 * As visitors have it: with pages that are kept for the way back, which tests otherwise do without. The server at
 * `port` answers for all other hosts: a page whose frame shows an error is not kept.
 */
export async function openBrowser(port: number): Promise<Browser> {
  const found = await findChromium(thisMachine())
  if ('problem' in found) throw new Error(found.problem)
  return chromium.launch({
    executablePath: found.path,
    chromiumSandbox: false,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...reached(port), '--js-flags=--expose-gc'],
  })
}

export type Held = {
  readonly kilobytes: number
  readonly nodes: number
  readonly listeners: number
  readonly documents: number
}

export async function memoryOf(page: Page): Promise<() => Promise<Held>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return () => held(session)
}

/** What is left once all that can go is gone. */
async function held(session: CDPSession): Promise<Held> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? Number.NaN
  return {
    kilobytes: Math.round(metric('JSHeapUsedSize') / 1024),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    documents: metric('Documents'),
  }
}
