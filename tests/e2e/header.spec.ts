/** The menu once its island is awake. Without scripts it is tested in menu.spec.ts. */
import { expect, test } from './support/fixtures.ts'
import { groupLinks, groupTitle, menuOf, tapMenuButton } from './support/menu.ts'
import { wakeMenu } from './support/navigation.ts'

const ISLAND = '[data-island=header]'

test.describe('on a wide screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/who')
    await wakeMenu(page)
    await page.clock.pauseAt(Date.now() + 60_000)
  })

  test('a group closes 100 ms after the pointer has left', async ({ page }) => {
    const entry = menuOf(page).entry('Talent')
    await entry.hover()
    await expect(groupLinks(entry).first()).toBeVisible()
    await page.mouse.move(0, 790)
    await page.clock.runFor(99)
    await expect(groupLinks(entry).first()).toBeVisible()
    await page.clock.runFor(1)
    await expect(groupLinks(entry).first()).toBeHidden()
  })

  test('a group that was pressed stays until it is pressed again', async ({ page }) => {
    const entry = menuOf(page).entry('Nurture')
    await groupTitle(entry).click()
    await page.mouse.move(0, 790)
    await page.clock.runFor(1000)
    await expect(groupLinks(entry).first()).toBeVisible()
    await groupTitle(entry).click()
    await expect(groupLinks(entry).first()).toBeHidden()
  })

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens and closes a group; Escape closes it and the focus is back`, async ({ page }) => {
      const entry = menuOf(page).entry('Study Life')
      await groupTitle(entry).focus()
      await expect(groupLinks(entry).first()).toBeHidden()
      await page.keyboard.press(key)
      await expect(groupLinks(entry).first()).toBeVisible()
      await page.keyboard.press(key)
      await expect(groupLinks(entry).first()).toBeHidden()
      await page.keyboard.press(key)
      await expect(groupLinks(entry).first()).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(groupLinks(entry).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(groupTitle(entry)).toBeFocused()
      await expect(groupLinks(entry).first()).toBeHidden()
    })
  }

  test('one group is open at a time, and a press elsewhere closes it', async ({ page }) => {
    const [first, second] = [menuOf(page).entry('Talent'), menuOf(page).entry('Get Access')]
    await groupTitle(first).focus()
    await page.keyboard.press('Enter')
    await groupTitle(second).focus()
    await page.keyboard.press('Enter')
    await expect(groupLinks(second).first()).toBeVisible()
    await expect(groupLinks(first).first()).toBeHidden()
    await page.locator('main').click({ position: { x: 20, y: 500 } })
    await expect(groupLinks(second).first()).toBeHidden()
  })

  test('a group closes 100 ms after a link is chosen', async ({ page }) => {
    await page.route('**/chess', () => undefined)
    const entry = menuOf(page).entry('Talent')
    await groupTitle(entry).focus()
    await page.keyboard.press('Enter')
    await expect(groupLinks(entry).first()).toBeVisible()
    await groupLinks(entry).filter({ hasText: 'Chess' }).press('Enter')
    await page.clock.runFor(99)
    await expect(groupLinks(entry).first()).toBeVisible()
    await page.clock.runFor(1)
    await expect(groupLinks(entry).first()).toBeHidden()
  })

  test('a group is at most 24rem high', async ({ page }) => {
    const height = await page
      .locator('.menu-group')
      .nth(3)
      .evaluate((group) => getComputedStyle(group).maxHeight)
    expect(height).toBe('384px')
  })
})

test('the page that one is on is marked, also after going on', async ({ page }) => {
  await page.goto('/who')
  const marked = page.locator('.menu a[aria-current=page]')
  await expect(marked).toHaveAttribute('href', '/who')
  await wakeMenu(page)
  await page.locator('main a[href="/history"], [data-part=pager] a[href="/history"]').first().click()
  await expect(page).toHaveURL('/history')
  await expect(marked).toHaveAttribute('href', '/history')
})

test('browsers that know neither :has nor lists in :not get on', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (selector: string) => {
      if (/:has\(|:not\([^)]*,/.test(selector))
        throw new DOMException(`${selector} is not a valid selector`, 'SyntaxError')
    }
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest'] as const)
      for (const prototype of [Element.prototype, Document.prototype]) {
        const known = Reflect.get(prototype, name)
        if (typeof known !== 'function') continue
        Reflect.set(prototype, name, function (this: Node, selector: string) {
          refuse(selector)
          return known.call(this, selector)
        })
      }
  })
  await page.goto('/who')
  await wakeMenu(page)
  const isSame = await page.evaluateHandle(() => document.documentElement)
  const entry = menuOf(page).entry('Talent')
  await groupTitle(entry).click()
  await groupLinks(entry).filter({ hasText: 'Chess' }).click()
  await expect(page).toHaveURL('/chess')
  await expect(page.locator('h1')).toHaveText('Chess')
  expect(await isSame.evaluate((root) => root.isConnected && root.contains(document.body))).toBe(true)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the menu closes after a choice and when the window gets wide', async ({ page }) => {
    await page.clock.install()
    await page.goto('/who')
    const menu = menuOf(page)
    const location = menu.entry('Location')
    await tapMenuButton(page)
    await expect(location).toBeVisible()
    await expect(page.locator(ISLAND)).toHaveAttribute('data-awake', '')
    await expect(location).toBeVisible()
    await location.locator('a').tap()
    await expect(page).toHaveURL('/location')
    await expect(location).toBeHidden()
    // A choice closes it once more a moment later.
    await page.clock.runFor(100)
    await tapMenuButton(page)
    await expect(location).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 740 })
    await expect(page.locator('.menu-button')).not.toHaveAttribute('open')
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(location).toBeHidden()
  })

  test('the menu closes when the page changes and when the focus leaves it', async ({ page }) => {
    await page.goto('/who')
    await wakeMenu(page)
    await page.locator('[data-part=pager] a[href="/history"]').tap()
    await expect(page.locator('main')).toBeFocused()
    const last = menuOf(page).entries.last()
    await tapMenuButton(page)
    await expect(last).toBeVisible()
    await page.goBack()
    await expect(page.locator('h1')).toHaveText('Who we are')
    await expect(last).toBeHidden()
    await tapMenuButton(page)
    await expect(last).toBeVisible()
    await groupTitle(last).focus()
    await expect(groupTitle(last)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(last).toBeHidden()
  })

  test('a touched group folds out, at most 80vh high; another one closes it', async ({ page }) => {
    await page.goto('/who')
    const [first, second] = [menuOf(page).entry('Talent'), menuOf(page).entry('Nurture')]
    await tapMenuButton(page)
    await groupTitle(first).tap()
    await expect(groupLinks(first).first()).toBeVisible()
    await expect(page.locator(ISLAND)).toHaveAttribute('data-awake', '')
    await groupTitle(second).tap()
    await expect(groupLinks(second).first()).toBeVisible()
    await expect(groupLinks(first).first()).toBeHidden()
    const height = await first.locator('.menu-group').evaluate((group) => getComputedStyle(group).maxHeight)
    expect(Number.parseFloat(height)).toBeCloseTo(740 * 0.8, 0)
  })

  test('a plain link wakes nothing', async ({ page, watched: _ }) => {
    // The next page wakes its carousel by itself: what counts is who asks.
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && new URL(request.headers().referer ?? '').pathname === '/who')
        scripts.push(request.url())
    })
    await page.goto('/who')
    await page.locator('[data-part=pager] a').first().tap()
    await expect(page).toHaveURL('/history')
    expect(scripts).toEqual([])
  })
})

test('waking changes nothing that stands there', async ({ page }) => {
  // On the page of an entry, of a link in a group, and of none.
  for (const route of ['/location', '/chess', '/privacy']) {
    await page.goto(route)
    const menu = page.locator(ISLAND)
    const before = await menu.innerHTML()
    await wakeMenu(page)
    // An attribute without a value is one that is not there.
    expect((await menu.innerHTML()).replaceAll(' open=""', '')).toBe(before.replaceAll(' open=""', ''))
  }
})
