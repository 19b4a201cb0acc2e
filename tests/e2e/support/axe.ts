/** Accessibility as axe-core sees it: WCAG 2.0 to 2.2, A and AA, and best practices. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright/test'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What is wrong on the page as it is now: a line a rule and element. Frames are pages of their own. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(SOURCE)
  const found = await run(page, {
    runOnly: { type: 'tag', values: TAGS },
    iframes: false,
    resultTypes: ['violations'],
  })
  const lasting: string[] = []
  for (const fault of found)
    if (!(await isPassing(page, fault))) lasting.push(`${fault.id}: ${fault.target} ${fault.html}`)
  return lasting
}

/** The same in the light and in the dark. */
export async function violationsInBoth(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    found.push(...(await violations(page)).map((fault) => `${colorScheme}: ${fault}`))
  }
  return found
}

type Fault = { readonly id: string; readonly target: string; readonly html: string }

/** The bar at the foot of small screens may lie over the edge of a target: where one presses it, it must not. */
async function isPassing(page: Page, { id, target }: Fault): Promise<boolean> {
  if (id !== 'target-size') return false
  await page
    .locator(target)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const still = await run(page, { runOnly: { type: 'rule', values: [id] }, iframes: false })
  return still.every((fault) => fault.target !== target)
}

async function run(page: Page, options: axe.RunOptions): Promise<readonly Fault[]> {
  return page.evaluate(async (given) => {
    const { axe: checker }: { axe?: typeof axe } = { axe: Reflect.get(window, 'axe') }
    if (!checker) throw new Error('axe did not load')
    const { violations } = await checker.run(document, given)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target }) => ({ id, target: target.join(' '), html: html.slice(0, 120) })),
    )
  }, options)
}

export type Surroundings = {
  readonly width: number
  readonly colorScheme: 'light' | 'dark'
  readonly forcedColors: 'none' | 'active'
}

const WIDTHS = [320, 768, 1280]
const COLOURS = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const

/** Every width in every colour for `npm run audit`; one of each for `npm test`. */
export const SURROUNDINGS: readonly Surroundings[] =
  process.env.AUDIT === 'all'
    ? WIDTHS.flatMap((width) => COLOURS.map((colours) => ({ width, ...colours })))
    : [
        { width: 320, ...COLOURS[0] },
        { width: 768, ...COLOURS[2] },
        { width: 1280, ...COLOURS[1] },
      ]
