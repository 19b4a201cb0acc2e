/** The settings of the site as a form: for everybody, and beside the page that they change. */
import type { Page } from 'playwright/test'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { changesOf, commitAll, restore } from '../support/git.ts'
import { liveSchool } from '../support/live.ts'
import { field, openStudio, saveByKey, saved } from '../support/studio.ts'

const live = liveSchool()
const settings = (page: Page) => page.getByRole('button', { name: 'Settings of the site', exact: true })

async function openSettings(page: Page): Promise<void> {
  await settings(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'Settings of the site', level: 2 })).toBeFocused()
}

/** The focus comes back a moment after the page. */
async function backToPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the page' }).press('Enter')
  await expect(settings(page)).toBeFocused()
}

test.beforeAll(() => commitAll(live))
test.afterEach(() => restore(live))

for (const colorScheme of ['light', 'dark'] as const)
  test(`everybody can use the settings, in the ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openStudio(page, live, '/fees')
    await openSettings(page)
    for (const name of ['Menu', 'Contacts', 'Facts', 'Chains of pages', 'Theme', 'Languages']) {
      await page.getByRole('button', { name, exact: true }).first().press('Enter')
      expect.soft(await violations(page), name).toEqual([])
      await page.getByRole('button', { name, exact: true }).first().press('Enter')
    }
    await backToPage(page)
    await page.locator('#field-blocks-0-image-pick').press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(await violations(page), 'pictures').toEqual([])
  })

test('on a small phone nothing is too wide, and no button too small', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openStudio(page, live, '/fees')
  await openSettings(page)
  for (const name of ['Menu', 'Contacts', 'Facts', 'Theme'])
    await page.getByRole('button', { name, exact: true }).first().press('Enter')
  await page.getByRole('button', { name: 'Menu 2', exact: true }).press('Enter')
  const small = await page
    .locator('#studio')
    .evaluate((studio) =>
      [...studio.querySelectorAll('button, input, select, textarea')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
        .map(({ outerHTML }) => outerHTML),
    )
  expect(small).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a text of the settings that changes in one language is named after the save', async ({ page }) => {
  await openStudio(page, live, '/fees')
  await openSettings(page)
  await page.getByRole('button', { name: 'Facts', exact: true }).press('Enter')
  await field(page, 'facts-dueRule').fill(
    'Half of the fees are due before classes, and half by the half term.',
  )
  await saveByKey(
    page,
    'Saved on this computer. Other languages still have the old words. Change them, too: Facts › Due rule (Swahili).',
  )
})

test('a fact is added and removed again; what a text says with it is shown', async ({ page }) => {
  await openStudio(page, live, '/fees')
  await openSettings(page)
  await page.getByRole('button', { name: 'Facts', exact: true }).press('Enter')
  await page.locator('#new-facts').fill('lunch')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#field-facts-lunch')).toBeFocused()
  await page.keyboard.type('ugali')
  await expect(page.locator('#field-facts-lunch')).toHaveValue('ugali')
  await backToPage(page)
  await field(page, 'blocks-0-text').fill('We eat ${facts.lunch}.')
  await expect(page.getByText('stands for: ugali')).toBeVisible()
  await page.getByRole('button', { name: 'Change lunch in the settings of the site' }).press('Enter')
  await expect(page.locator('#field-facts-lunch')).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings of the site')
  await backToPage(page)
  await saveByKey(page)
  const changes = changesOf(live)
  expect(changes).toContain('site.yaml +  lunch: ugali')
  expect(changes).toHaveLength(3)
  await openSettings(page)
  await page.getByRole('button', { name: 'Remove: lunch' }).press('Enter')
  for (let steps = 0; steps < 2; steps++) await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+s')
  await saved(page)
})

test('a moment keeps its offset', async ({ page }) => {
  await openStudio(page, live, '/fees')
  await openSettings(page)
  await page.getByRole('button', { name: 'Countdown', exact: true }).press('Enter')
  await field(page, 'countdown-target').fill('2025-11-05T12:00')
  await saveByKey(page)
  expect(changesOf(live)).toEqual([
    'site.yaml -  target: 2025-10-29T23:59+03:00',
    'site.yaml +  target: 2025-11-05T12:00+03:00',
  ])
})

test.describe('two people', () => {
  // What the browser says of an answer that nothing was written.
  test.use({ tolerated: /412 \(Precondition Failed\)/ })

  test('an editor changes the snippet that is open in Studio, and nothing is lost', async ({ page }) => {
    const path = 'pages/snippets/finance-office.yaml'
    await openStudio(page, live, '/grade4fee')
    await page.getByRole('button', { name: /^Block \d+: snippets/ }).press('Enter')
    await page.getByRole('button', { name: `Open ${path}` }).press('Enter')
    await expect(page.getByRole('heading', { name: `Shared: ${path}` })).toBeFocused()
    await page.getByRole('button', { name: /^Block 1/ }).press('Enter')
    await field(page, 'blocks-0-title').fill('Ask the bursar')
    live.edit(path, (text) => text.replace('Questions about this page', 'Questions about fees'))
    await saveByKey(page, 'Saved. Somebody else had changed this page too: both changes are in it.')
    expect(live.read(path)).toContain('title: Ask the bursar')
    expect(live.read(path)).toContain('Questions about fees')
  })
})
