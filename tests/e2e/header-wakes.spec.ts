/** The menu at the moment when its code comes: what was open stays open, and nothing else does. */
import { expect, test } from './support/fixtures.ts'
import { holdCode } from './support/islands.ts'
import { groupLinks, groupTitle, menuOf } from './support/menu.ts'

const ISLAND = '[data-island=header]'

test('who is in a group with the keyboard when the code comes stays there', async ({ page, context }) => {
  const release = await holdCode(context)
  await page.goto('/who')
  const entry = menuOf(page).entry('Study Life')
  await groupTitle(entry).focus()
  await page.keyboard.press('Tab')
  await expect(groupLinks(entry).first()).toBeFocused()
  release()
  await expect(page.locator(ISLAND)).toHaveAttribute('data-awake', '')
  await expect(groupLinks(entry).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(groupLinks(entry).nth(1)).toBeFocused()
  await expect(groupLinks(entry).nth(1)).toBeVisible()
})

test('who goes on with the keyboard after the code has come leaves no group open', async ({
  page,
  context,
}) => {
  const release = await holdCode(context)
  await page.goto('/who')
  const [entry, next] = [menuOf(page).entry('Study Life'), menuOf(page).entry('Talent')]
  await groupTitle(entry).focus()
  await page.keyboard.press('Tab')
  release()
  await expect(page.locator(ISLAND)).toHaveAttribute('data-awake', '')
  for (const link of await groupLinks(entry).all()) {
    await expect(link).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await expect(groupTitle(next)).toBeFocused()
  await expect(groupLinks(entry).last()).toBeHidden()
})

test('a mouse on a laptop with a touchscreen finds its group open when the code comes', async ({
  page,
  context,
}) => {
  const release = await holdCode(context)
  await page.addInitScript(() => {
    const { matchMedia } = window
    // The first pointer is a finger.
    window.matchMedia = (query) => matchMedia.call(window, query.replace('(hover: hover)', '(max-width: 0)'))
  })
  await page.goto('/who')
  const entry = menuOf(page).entry('Talent')
  await groupTitle(entry).hover()
  release()
  await expect(page.locator(ISLAND)).toHaveAttribute('data-awake', '')
  await expect(groupLinks(entry).first()).toBeVisible()
  await page.mouse.move(0, 790)
  await expect(groupLinks(entry).first()).toBeHidden()
})

test('what the mouse has opened when the code comes stays open until it leaves', async ({
  page,
  context,
}) => {
  const release = await holdCode(context)
  await page.goto('/who')
  const entry = menuOf(page).entry('Talent')
  const group = entry.locator('.menu-group')
  await groupTitle(entry).hover()
  await expect(group).toBeVisible()
  const seen = await group.evaluateHandle((element) => {
    const states = new Set<string>()
    const look = () => {
      states.add(getComputedStyle(element).visibility)
      requestAnimationFrame(look)
    }
    look()
    return states
  })
  release()
  await expect(page.locator(ISLAND)).toHaveAttribute('data-awake', '')
  await groupLinks(entry).last().hover()
  await expect(group).toBeVisible()
  expect(await seen.evaluate((states) => [...states])).toEqual(['visible'])
  await page.mouse.move(0, 790)
  await expect(group).toBeHidden()
})
