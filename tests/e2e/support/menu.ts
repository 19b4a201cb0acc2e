/** The menu of a page as a visitor uses it, with or without scripts. */
import type { Locator, Page } from 'playwright/test'

export type Menu = {
  /** The parts of the menu, from left to right or from top to bottom. */
  readonly entries: Locator
  /** The entry of that title, with all that belongs to it. */
  readonly entry: (title: string) => Locator
}

export function menuOf(page: Page): Menu {
  const entries = page.getByRole('navigation', { name: 'Main' }).locator('.menu > li')
  const entry = (title: string) =>
    entries.filter({ has: page.locator('> a, summary', { hasText: new RegExp(`^\\s*${title}\\s*$`) }) })
  return { entries, entry }
}

/** The words of an entry that open its group. */
export function groupTitle(entry: Locator): Locator {
  return entry.locator('summary')
}

/** The links of a group. */
export function groupLinks(entry: Locator): Locator {
  return entry.locator('.menu-group a')
}

/** What opens the menu of a small screen. */
export function menuButton(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Menu' }).first()
}

export async function tapMenuButton(page: Page): Promise<void> {
  await menuButton(page).tap()
}
