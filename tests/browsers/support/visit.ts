/** What each test stands on: a window of the browser, helpers that find things by selectors, and a silent console. */
import { test as base, expect } from 'playwright/test'
import { withPinnedFonts } from '../../e2e/support/fonts.ts'
import type { Driver } from '../drivers/driver.ts'
import { browsers } from './browsers.ts'
import { COMPLAINTS } from './watching-server.ts'

export { expect }

type SiteName = 'SCHOOL' | 'BEFORE' | 'UNFRAMED'

export type Options = { readonly browserToOpen: string }

/** Older browsers do not run the scripts at all. */
const UNKNOWN_SYNTAX = /: Uncaught SyntaxError: Unexpected token/

type Point = { readonly x: number; readonly y: number }
export type Box = Point & { readonly width: number; readonly height: number }
type Plain = string | number | boolean

export type Visit = Driver & {
  /** Opens a page of the site. */
  readonly open: (route: string, site?: SiteName) => Promise<void>
  /** Runs a function in the page. It must be written so that old browsers understand it. */
  readonly page: <Result, Given extends readonly Plain[]>(
    run: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>
  readonly isSeen: (selector: string) => Promise<boolean>
  readonly boxOf: (selector: string) => Promise<Box>
  readonly hoverOn: (selector: string) => Promise<void>
  readonly clickOn: (selector: string) => Promise<void>
  /** Waits until that many elements of the selector are there. */
  readonly expectCount: (selector: string, count: number) => Promise<void>
  readonly expectSeen: (selector: string, seen?: boolean) => Promise<void>
}

type OfWorker = Options & { readonly driver: Driver }

export const test = base.extend<{ readonly visit: Visit }, OfWorker>({
  browserToOpen: ['', { option: true, scope: 'worker' }],
  driver: [
    async ({ browserToOpen }, use) => {
      const found = browsers.found.find(({ name }) => name === browserToOpen)
      if (!found) throw new Error(`There is no ${browserToOpen}.`)
      const driver = await found.open(withPinnedFonts())
      await use(driver)
      await driver.quit()
    },
    { scope: 'worker' },
  ],
  visit: async ({ driver, browserToOpen }, use) => {
    const visit = visitWith(driver)
    await driver.resize(1280, 800)
    await visit.open('/who')
    await visit.page(() => sessionStorage.clear())
    await use(visit)
    const complaints: readonly string[] = JSON.parse(
      await driver.ask(`sessionStorage.getItem('${COMPLAINTS}') || '[]'`),
    )
    const isOlder = browsers.found.some(({ name, isOlder }) => name === browserToOpen && isOlder)
    expect(complaints.filter((complaint) => !(isOlder && UNKNOWN_SYNTAX.test(complaint)))).toEqual([])
  },
})

export const addressOf = (site: SiteName): string => process.env[`UKURASA_BROWSERS_${site}`] ?? ''

function visitWith(driver: Driver): Visit {
  const page: Visit['page'] = async (run, ...given) => {
    const call = `(${run})(${given.map((each) => JSON.stringify(each)).join()})`
    const text = await driver.ask(
      `Promise.resolve(${call}).then(function (value) { return JSON.stringify({ value: value }) })`,
    )
    return JSON.parse(text).value
  }
  const boxOf = (selector: string) => page(boxInPage, selector)
  const middleOf = async (selector: string): Promise<Point> => {
    const { x, y, width, height } = await boxOf(selector)
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isSeen = (selector: string) => page(seenInPage, selector)
  const clickOn = async (selector: string) => {
    const { x, y } = await middleOf(selector)
    await driver.click(x, y)
  }
  return {
    ...driver,
    open: (route, site = 'SCHOOL') => driver.go(addressOf(site) + route),
    page,
    isSeen,
    boxOf,
    clickOn,
    hoverOn: async (selector) => {
      const { x, y } = await middleOf(selector)
      await driver.hover(x, y)
    },
    expectCount: async (selector, count) => {
      const counted = () => page((given) => document.querySelectorAll(given).length, selector)
      await expect.poll(counted, { message: selector }).toBe(count)
    },
    expectSeen: async (selector, seen = true) => {
      await expect.poll(() => isSeen(selector), { message: selector }).toBe(seen)
    },
  }
}

/** Brings an element into the window, and says where it is there. */
function boxInPage(selector: string): Box {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  const before = element.getBoundingClientRect()
  if (before.top < 0 || before.bottom > innerHeight) {
    document.documentElement.style.scrollBehavior = 'auto'
    element.scrollIntoView({ block: 'center' })
  }
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left, y: top, width, height }
}

/** Whether a visitor could see it, if it is in the window. */
function seenInPage(selector: string): boolean {
  const element = document.querySelector(selector)
  if (!element) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
}
