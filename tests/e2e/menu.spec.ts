/** The menu works without scripts: with a mouse, with the keyboard and on a phone. */
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { groupLinks, groupTitle, menuButton, menuOf, tapMenuButton } from './support/menu.ts'
import { MENU, PORTAL } from './support/menu-of-school.ts'

test.use({ javaScriptEnabled: false })

/** Each entry with its targets, and the page where one is after the entries before it. */
const ENTRIES = MENU.map(([title, targets], index) => {
  const before = MENU.slice(0, index).flatMap(([, routes]) => routes)
  return { title, targets: [targets].flat(), from: before.findLast((route) => route !== PORTAL) ?? '/' }
})

/** The link of a target in an entry that is open. */
function linkTo(entry: Locator, route: string): Locator {
  return route === PORTAL
    ? groupLinks(entry).filter({ hasText: PORTAL })
    : entry.locator(`a[href="${route}"]`)
}

async function expectArrival(page: Page, route: string): Promise<void> {
  await expect(page).toHaveURL(route)
  await expect(page.locator('h1')).toBeVisible()
}

/** The outside portal opens in a tab of its own; the page stays. */
async function expectNewTab(page: Page, open: () => Promise<void>): Promise<void> {
  const before = page.url()
  const [opened] = await Promise.all([page.context().waitForEvent('page'), open()])
  await expect(opened.getByRole('heading', { name: 'Another host' })).toBeVisible()
  expect(new URL(opened.url()).searchParams.has('school')).toBe(true)
  await opened.close()
  expect(page.url()).toBe(before)
}

test('the entries and their links stand in the order of the specification', async ({ page }) => {
  await page.goto('/')
  const { entries } = menuOf(page)
  const found: [string, string | string[]][] = []
  for (const entry of await entries.all()) {
    const links = await groupLinks(entry).all()
    const targets = links.map(async (link) => {
      const route = (await link.getAttribute('href')) ?? ''
      return route.startsWith('/') ? route : PORTAL
    })
    const own = entry.locator('> a')
    const words = await (links.length > 0 ? groupTitle(entry) : own).textContent()
    found.push([
      words ?? '',
      links.length > 0 ? await Promise.all(targets) : ((await own.getAttribute('href')) ?? ''),
    ])
  }
  expect(found).toEqual(MENU)
})

for (const { title, targets, from } of ENTRIES)
  test(`with a mouse every link of ${title} opens its page`, async ({ page }) => {
    await page.goto(from)
    const entry = menuOf(page).entry(title)
    for (const route of targets) {
      await entry.hover()
      const link = linkTo(entry, route)
      await expect(link).toBeVisible()
      if (route === PORTAL) await expectNewTab(page, () => link.click())
      else {
        await link.click()
        await expectArrival(page, route)
      }
      await page.mouse.move(0, 790)
    }
  })

test('a group opens under the mouse and closes when it leaves; one is open at a time', async ({ page }) => {
  await page.goto('/who')
  const menu = menuOf(page)
  const [first, second] = [menu.entry('Who We Are'), menu.entry('Talent')]
  await expect(groupLinks(first).first()).toBeHidden()
  await first.hover()
  await expect(groupLinks(first).first()).toBeVisible()
  await second.hover()
  await expect(groupLinks(second).first()).toBeVisible()
  await expect(groupLinks(first).first()).toBeHidden()
  await page.mouse.move(0, 790)
  await expect(groupLinks(second).first()).toBeHidden()
})

test('with the keyboard every link of the menu is reached in order', async ({ page }) => {
  await page.goto('/who')
  await page.locator('header .brand').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('.site-search > *').filter({ visible: true })).toBeFocused()
  for (const [title, routes] of MENU) {
    const entry = menuOf(page).entry(title)
    if (Array.isArray(routes)) {
      await page.keyboard.press('Tab')
      await expect(groupTitle(entry)).toBeFocused()
    }
    for (const route of [routes].flat()) {
      await page.keyboard.press('Tab')
      const link = linkTo(entry, route)
      await expect(link).toBeFocused()
      await expect(link).toBeVisible()
    }
  }
  await page.keyboard.press('Enter')
  await expectArrival(page, '/staffAccess')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  for (const { title, targets, from } of ENTRIES)
    test(`every link of ${title} opens its page`, async ({ page }) => {
      await page.goto(from)
      const entry = menuOf(page).entry(title)
      for (const route of targets) {
        await expect(entry).toBeHidden()
        await tapMenuButton(page)
        const link = linkTo(entry, route)
        if ((await groupTitle(entry).count()) > 0) {
          await expect(link).toBeHidden()
          await groupTitle(entry).tap()
        }
        await expect(link).toBeVisible()
        if (route === PORTAL) {
          await expectNewTab(page, () => link.tap())
          await page.reload()
        } else {
          await link.tap()
          await expectArrival(page, route)
        }
      }
    })

  test('the button shows and hides the menu', async ({ page }) => {
    await page.goto('/who')
    const entry = menuOf(page).entry('Location')
    await tapMenuButton(page)
    await expect(entry).toBeVisible()
    await tapMenuButton(page)
    await expect(entry).toBeHidden()
  })
})

test.describe('on a phone that cannot open details', () => {
  test.use({ viewport: { width: 240, height: 320 }, bypassCSP: true })

  test('"Menu" leads to the list of all pages', async ({ page }) => {
    await page.route('**/who', async (route) => {
      const html = await (await route.fetch()).text()
      // What it does not know: these elements, and the property by which it is told from others.
      const body = html.replace(/<(\/?)(details|summary)/g, '<$1x-$2').replaceAll('caret-color', 'x-colour')
      await route.fulfill({ contentType: 'text/html', body })
    })
    await page.goto('/who')
    await expect(page.locator('.menu-button')).toBeHidden()
    await page.locator('header').getByText('Menu', { exact: true }).filter({ visible: true }).click()
    await expect(page).toHaveURL('/sitemap')
    await expect(page.locator('main a[href="/chess"]')).toBeVisible()
  })

  test('where details open, there is one word "Menu"', async ({ page }) => {
    await page.goto('/who')
    await expect(page.getByText('Menu', { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(menuButton(page)).toBeVisible()
  })
})
