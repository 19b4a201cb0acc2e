/** Somebody who has typed a question before the index of the search is there. */

/** How many times slower the processor of a phone is. */
const SLOWER = 4

/**
 * From the moment in which the index is there to the first results in the page, in ms. `clock`: on a processor that the
 * browser slows down. `processor`: what scripts, styles and layout worked, times four, which other work on the machine
 * disturbs less.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} words
 * @returns {Promise<{ readonly clock: number, readonly processor: number }>}
 */
export async function firstResults(browser, url, words) {
  return { clock: await once(browser, url, words, true), processor: await once(browser, url, words, false) }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} words
 * @param {boolean} isSlowed
 */
async function once(browser, url, words, isSlowed) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    /** @type {() => void} */
    let release = () => undefined
    const isTyped = new Promise((resolve) => (release = () => resolve(undefined)))
    await page.route('**/search.json', async (route) => {
      const answer = await route.fetch()
      await isTyped
      await route.fulfill({ response: answer })
    })
    await page.goto(url)
    const session = await context.newCDPSession(page)
    if (isSlowed) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    else await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.locator('.site-search button').click()
    await page.locator('.search-panel input').fill(words)
    await page.evaluate(noteResults)
    await page.waitForTimeout(500)
    const before = isSlowed ? 0 : await worked(session)
    release()
    const clock = await page.evaluate(() => Reflect.get(window, 'found'))
    return isSlowed ? Number(clock) : ((await worked(session)) - before) * SLOWER
  } finally {
    await context.close()
  }
}

const WORK = new Set(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'])

/** In ms. @param {import('playwright').CDPSession} session */
async function worked(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  const own = metrics.filter(({ name }) => WORK.has(name))
  return own.reduce((sum, { value }) => sum + value * 1000, 0)
}

/** Runs in the page. */
function noteResults() {
  const found = new Promise((resolve) => {
    new MutationObserver(() => {
      const [index] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /search\.json$/.test(name))
      if (index instanceof PerformanceResourceTiming && document.querySelector('.search-panel li'))
        resolve(performance.now() - index.responseEnd)
    }).observe(document.body, { childList: true, subtree: true })
  })
  Object.assign(window, { found })
}
