/** Pages that the browser has translated, or something else has changed: nothing that was there is lost. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { holdCode, islandOf, settle } from './support/islands.ts'
import { groupLinks, groupTitle, type Menu } from './support/menu.ts'
import { siteOf } from './support/sites.ts'
import { translate } from './support/translate.ts'

/** The menu, whose words are others now. */
function menuOf(page: Page): Menu {
  const entries = page.locator('.menu > li')
  return { entries, entry: (title) => entries.filter({ has: page.locator('summary', { hasText: title }) }) }
}
const titleOf = (page: Page, title: string) => groupTitle(menuOf(page).entry(title))
const linkOf = (page: Page, title: string) => groupLinks(menuOf(page).entry(title)).first()

test.describe('the groups of the menu open', () => {
  test('by clicks, if the menu is awake already', async ({ page }) => {
    await page.goto('/fees')
    await titleOf(page, 'Talent').click()
    await expect(islandOf(page, 'header')).toHaveAttribute('data-awake')
    await translate(page)
    await titleOf(page, 'Nurture').click()
    await page.mouse.move(0, 790)
    await expect(linkOf(page, 'Nurture')).toBeVisible()
    await expect(linkOf(page, 'Talent')).toBeHidden()
    await titleOf(page, 'Nurture').click()
    await page.mouse.move(0, 790)
    await expect(linkOf(page, 'Nurture')).toBeHidden()
  })

  test('by keys, and the focus stays', async ({ page }) => {
    await page.goto('/fees')
    await translate(page)
    await titleOf(page, 'Talent').focus()
    await expect(islandOf(page, 'header')).toHaveAttribute('data-failed')
    await expect(titleOf(page, 'Talent')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(linkOf(page, 'Talent')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(linkOf(page, 'Talent')).toBeFocused()
    await expect(linkOf(page, 'Talent')).toBeVisible()
  })

  for (const [width, height] of [
    [360, 740],
    [1180, 820],
  ] as const)
    test.describe(`with a finger at ${width} pixels`, () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width, height } })

      test('at the first tap', async ({ page }) => {
        await page.goto('/fees')
        await translate(page)
        if (width < 1000) {
          await page.locator('.menu-button summary').tap()
          await expect(islandOf(page, 'header')).toHaveAttribute('data-failed')
        }
        await titleOf(page, 'Talent').tap()
        await expect(linkOf(page, 'Talent')).toBeVisible()
      })
    })
})

test('dashboards stay, with all their links', async ({ page, context }) => {
  const release = await holdCode(context)
  await page.goto('/perfomance')
  const articles = page.locator('.dashboards article')
  const count = await articles.count()
  await translate(page)
  release()
  await expect(islandOf(page, 'dashboards')).toHaveAttribute('data-failed')
  await expect(articles).toHaveCount(count)
  await expect(articles.first().getByRole('link')).toBeVisible()
})

test('the popup is a panel in the page', async ({ page, context }) => {
  const release = await holdCode(context)
  await page.goto('/')
  await translate(page)
  release()
  await expect(islandOf(page, 'promoPopup')).toHaveAttribute('data-failed')
  await expect(page.locator('.promo-popup')).toBeVisible()
  await expect(page.locator('dialog:modal')).toHaveCount(0)
})

test('the search leads to the list of all pages', async ({ page }) => {
  await page.goto('/fees')
  await translate(page)
  await page.locator('.site-search button').click()
  await expect(page).toHaveURL('/sitemap')
})

test.describe('a search that is awake', () => {
  test.use({ site: 'lugha' })

  test('goes on', async ({ page }) => {
    await page.goto(`${siteOf('lugha').address}/fees`)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('searchbox')).toBeFocused()
    await translate(page)
    const results = page.locator('.search-panel li')
    for (const words of ['fees', 'fee', 'pay', 'school fees', '', 'pay']) {
      await page.locator('.search-panel input').fill(words)
      await settle(page)
      await expect(results).toHaveCount(words === '' ? 0 : await results.count())
    }
    await expect(results.first()).toContainText('pay')
  })
})

test.describe('an island that React gives up', () => {
  // React's error is told, not hidden.
  test.use({ tolerated: /TrustedHTML|innerHTML|removeChild/ })

  test('before it is awake keeps its HTML', async ({ page, context }) => {
    const release = await holdCode(context)
    await page.goto('/perfomance')
    const articles = page.locator('.dashboards article')
    const count = await articles.count()
    await page.evaluate(() => document.querySelector('.dashboards [data-island] article header')?.remove())
    release()
    await expect(islandOf(page, 'dashboards')).toHaveAttribute('data-failed')
    await expect(articles).toHaveCount(count)
    // Reaching for it again changes nothing.
    await articles.first().hover()
    await settle(page)
    await expect(articles).toHaveCount(count)
  })

  test('later gets its HTML back', async ({ page }) => {
    const { address } = siteOf('lugha')
    await page.goto(`${address}/fees`)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('searchbox').fill('fees')
    await page.locator('.search-panel ol').evaluate((list) => list.remove())
    await page.getByRole('searchbox').fill('')
    await expect(islandOf(page, 'search')).toHaveAttribute('data-failed')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(`${address}/join`)
  })
})
