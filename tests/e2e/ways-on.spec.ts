/** Every page leads on as the specification says, and the frame around the pages is the same everywhere. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { QUICK_LINKS } from './support/menu-of-school.ts'
import { PORTAL, WAYS_ON } from './support/ways-on.ts'

test.use({ javaScriptEnabled: false })

const OUTSIDE = 'a[target=_blank][href*="?school="]'

test('every page ends in its links to the next', async ({ page }) => {
  let current = ''
  for (const [from, to, words = ''] of WAYS_ON) {
    if (from !== current) await page.goto(from)
    current = from
    const links = page.locator('main, .pager').locator(to === PORTAL ? OUTSIDE : `a[href="${to}"]`)
    await expect.soft(links.filter({ hasText: words }).first(), `${from} to ${to}`).toBeVisible()
  }
})

test('Farm 2 Fork is asked for as a page load', async ({ page }) => {
  await page.goto('/nurture')
  await expect(page.locator('.pager').getByRole('link', { name: 'Farm 2 Fork' })).toHaveAttribute(
    'data-reload',
  )
})

const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('the head of the page leads home, the foot has all that the specification lists', async ({ page }) => {
  await page.goto('/who')
  const brand = page.locator('header .brand')
  await expect(brand).toHaveAttribute('href', '/')
  await expect(brand).toHaveText("Mkonge Boys' Academy")
  const footer = page.getByRole('contentinfo')
  expect(await hrefs(page, 'footer nav[aria-label="Quick Links"] a')).toEqual(QUICK_LINKS)
  for (const network of ['TikTok', 'Instagram', 'Twitter', 'Facebook', 'LinkedIn', 'YouTube']) {
    await expect.soft(footer.getByRole('link', { name: network })).toHaveAttribute('target', '_blank')
  }
  for (const words of [
    'Vitae Abudantae | Life In Abundance',
    'P/1/968/2002',
    'regulated by the Ministry of Education and licensed by the county',
    "Murang'a County",
    '2025',
  ]) {
    await expect.soft(footer.getByText(words).first()).toBeVisible()
  }
  for (const path of ['/privacy', '/disclaimer', '/sitemap']) {
    await expect.soft(footer.locator(`a[href="${path}"]`)).toBeVisible()
  }
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible()
  await expect(footer.locator('a[href^="mailto:"]').first()).toBeVisible()
  await expect(footer.getByRole('img', { name: /data protection certificate/ })).toBeVisible()
})

test('the enroll button and the way to the top stand on every page', async ({ page }) => {
  for (const path of ['/', '/golf', '/sitemap']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Enroll Today' })).toHaveAttribute('href', /\?school=/)
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'Back to top' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  }
})

test.describe('without an enroll button', () => {
  test.use({ site: 'blocks' })

  test('the way to the top stands at the end of a page on a phone, not over it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/questions')
    const toTop = page.getByRole('link', { name: 'Back to top' })
    await expect(toTop).not.toBeInViewport()
    await toTop.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await toTop.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})
