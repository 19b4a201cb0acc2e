/** Somebody who has typed a question before the index of the search is there. */

/** How long the index takes, in ms: the question is in the field by then. */
const LATE = 1500

/**
 * From the end of the answer with the index to the first results in the page, in ms, on a slow processor.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} words
 * @returns {Promise<number>}
 */
export async function firstResults(browser, url, words) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    await page.route('**/search.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE))
      await route.continue()
    })
    await page.goto(url)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(noteResults)
    await page.locator('.site-search button').click()
    await page.locator('.search-panel input').fill(words)
    const found = await page.waitForFunction(() => Reflect.get(window, 'found'))
    return Number(await found.jsonValue())
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function noteResults() {
  new MutationObserver(() => {
    const [index] = performance.getEntriesByType('resource').filter(({ name }) => /search\.json$/.test(name))
    if (!(index instanceof PerformanceResourceTiming) || !document.querySelector('.search-panel li')) return
    if (!Reflect.has(window, 'found')) Object.assign(window, { found: performance.now() - index.responseEnd })
  }).observe(document.body, { childList: true, subtree: true })
}
