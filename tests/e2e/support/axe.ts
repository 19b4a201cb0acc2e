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
  const found = await page.evaluate(async (values): Promise<readonly axe.Result[]> => {
    const { axe: checker }: { axe?: typeof axe } = Object.assign({}, { axe: Reflect.get(window, 'axe') })
    if (!checker) throw new Error('axe did not load')
    return (await checker.run({ runOnly: { type: 'tag', values }, iframes: false })).violations
  }, TAGS)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
  )
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
