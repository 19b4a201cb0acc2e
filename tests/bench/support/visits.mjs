/** Visits in a browser with a slow connection and a slow processor. */

/**
 * The time from the click to the new title in ms, and the bytes that came for it, without headers: HTTP/2 sends those
 * of a site once.
 * @typedef {{ readonly ms: number, readonly others: number, readonly pictures: number }} Visit
 * @typedef {import('playwright').Browser} Browser
 * @typedef {import('playwright').Page} Page
 */

/** Lighthouse's slow 4G, as the tools of the browser slow a connection down. Bytes a second and ms. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (675 * 1024 * 0.9) / 8,
}

/**
 * @param {Page} page
 * @param {boolean} isLineSlow whether the line is slow by itself
 */
async function slowDown(page, isLineSlow = false) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  if (!isLineSlow) await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

/**
 * `pointed` is how long before the click the link is pointed at, in ms; without it nothing is fetched ahead.
 * @typedef {{ readonly from: string, readonly to: string, readonly isAwake: boolean, readonly pointed: number, readonly isLineSlow: boolean }} Step
 */

/**
 * A click on a link.
 * @param {Browser} browser
 * @param {string} address
 * @param {Step} step
 * @returns {Promise<Visit>}
 */
export async function afterAnother(browser, address, { from, to, isAwake, pointed, isLineSlow }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  const bytes = { pictures: 0, others: 0 }
  try {
    await page.goto(`${address}${from}`)
    if (isAwake) await wakeMenu(page)
    const session = await slowDown(page, isLineSlow)
    countBytes(session, bytes)
    await page.addInitScript(noteFirstTitle)
    const link = page.locator(`a[href="${to}"]`).last()
    await link.scrollIntoViewIfNeeded()
    if (pointed > 0) await link.hover()
    await page.waitForTimeout(pointed)
    const start = await page.evaluate(clickLink, to)
    await page.waitForURL(`${address}${to}`)
    const end = await page.waitForFunction(() => Reflect.get(window, 'changed'))
    await page.waitForLoadState('networkidle')
    return { ms: Number(await end.jsonValue()) - start, ...bytes }
  } finally {
    await context.close()
  }
}

/**
 * @param {import('playwright').CDPSession} session
 * @param {{ pictures: number, others: number }} bytes
 */
function countBytes(session, bytes) {
  /** @type {Map<string, { readonly kind: 'pictures' | 'others', readonly headers: number }>} */
  const known = new Map()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = type === 'Image' || response.mimeType.startsWith('image/') ? 'pictures' : 'others'
    known.set(requestId, { kind, headers: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headers } = known.get(requestId) ?? { kind: 'others', headers: 0 }
    bytes[kind] += Math.max(0, encodedDataLength - headers)
  })
}

/** @param {Page} page */
async function wakeMenu(page) {
  await page.locator('header summary').first().dispatchEvent('pointerover', { bubbles: true })
  await page.locator('[data-island=header][data-awake]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** In a page that comes from the network: when its title was there to be painted. */
function noteFirstTitle() {
  const look = () => {
    if (document.querySelector('h1'))
      Object.assign(window, { changed: performance.timeOrigin + performance.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * Clicks, and notes when the title is another one. Both are ms since 1970.
 * @param {string} to
 */
function clickLink(to) {
  const link = [...document.querySelectorAll(`a[href="${to}"]`)].at(-1)
  if (!(link instanceof HTMLElement)) throw new Error(`Nothing leads to ${to}.`)
  const before = document.querySelector('h1')
  Object.assign(window, { changed: undefined })
  const look = () => {
    if (document.querySelector('h1') !== before)
      Object.assign(window, { changed: performance.timeOrigin + performance.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  setTimeout(() => link.click())
  return performance.timeOrigin + performance.now()
}

/**
 * The first visit of a phone: when the button of the menu is seen, is pressed, and the menu is open. In ms from the
 * start. It is pressed in the page, in the moment in which it is seen: a finger that is told of it comes too late.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<{ readonly seen: number, readonly open: number }>}
 */
export async function menuOfPhone(browser, url) {
  const viewport = { width: 412, height: 823 }
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(pressMenu)
    await slowDown(page)
    await page.goto(url)
    const times = await page.waitForFunction(() => Reflect.get(window, 'menu'))
    return await times.jsonValue()
  } finally {
    await context.close()
  }
}

function pressMenu() {
  let seen = 0
  const look = () => {
    const button = document.querySelector('.menu-button summary')
    if (button instanceof HTMLElement && button.checkVisibility() && seen === 0) {
      seen = performance.now()
      button.click()
    }
    const entry = document.querySelector('.menu li')
    if (seen > 0 && entry?.checkVisibility())
      Object.assign(window, { menu: { seen, open: performance.now() } })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * A finger on the button of the menu on a page that is there: the time from the touch to the open menu, in ms.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<number>}
 */
export async function tapOnMenu(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await slowDown(page)
    await page.evaluate(noteTap)
    await page.locator('.menu-button summary').tap()
    const time = await page.waitForFunction(() => Reflect.get(window, 'answer'))
    return Number(await time.jsonValue())
  } finally {
    await context.close()
  }
}

function noteTap() {
  let tapped = 0
  document.addEventListener('pointerdown', ({ timeStamp }) => (tapped = timeStamp), true)
  const look = () => {
    if (document.querySelector('.menu li')?.checkVisibility())
      Object.assign(window, { answer: performance.now() - tapped })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
