/** The search in the header of the site in two languages, which stands below a path. */
import type { Page } from 'playwright/test'
import { expect } from './fixtures.ts'
import { siteOf } from './sites.ts'

export const at = (path: string) => `${siteOf('lugha').address}${path}`

export const button = (page: Page) => page.getByRole('button', { name: 'Search' })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
export const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
export const results = (page: Page) => dialog(page).getByRole('listitem')

export async function ask(page: Page, words: string): Promise<void> {
  await button(page).click()
  await field(page).fill(words)
  await expect(results(page).first()).toBeVisible()
}
