/** A part of Studio that cannot be loaded, because npm start has ended or the net is gone. */
import type { Locator, Page } from 'playwright/test'
import { violations } from '../support/axe.ts'
import { keptPages } from '../support/drafts.ts'
import { expect, test } from '../support/fixtures.ts'
import { liveSchool } from '../support/live.ts'
import { changedLines, field, openStudio, saveByKey, saved } from '../support/studio.ts'

const live = liveSchool()
test.use({ tolerated: /net::ERR_FAILED|412 \(Precondition Failed\)/ })

const MISSING = 'This part of Studio could not be loaded.'
const inDialog = (page: Page) => page.getByRole('dialog', { name: MISSING })
const retry = (within: Page | Locator) => within.getByRole('button', { name: 'Try again' })

/** Lets no script with this name through. Gives what ends that. */
async function missing(page: Page, name: string): Promise<() => Promise<void>> {
  const address = `**/_ukurasa/studio-${name}.js`
  await page.route(address, (route) => route.abort())
  return () => page.unroute(address)
}

test('the text view: Studio stays, and the author tries again', async ({ page }) => {
  using file = live.kept('pages/fees.yaml')
  await openStudio(page, live, '/fees')
  const mend = await missing(page, 'text-view')
  await field(page, 'title').fill('Typed before')
  await page.getByRole('button', { name: 'As text' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(MISSING)
  await expect(alert).toContainText('Nothing that you typed is lost.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Typed before')
  expect(await violations(page)).toEqual([])
  const failed = page.waitForEvent('requestfailed')
  await retry(page).press('Enter')
  await failed
  await expect(alert).toContainText(MISSING)
  await expect(retry(page)).toBeFocused()
  await mend()
  await retry(page).press('Enter')
  await expect(page.getByRole('textbox', { name: 'The text of pages/fees.yaml' })).toContainText(
    'Typed before',
  )
  await expect(alert).toHaveCount(0)
  await saveByKey(page)
  expect(changedLines(file)).toEqual(['- title: Our Friendly Fees', '+ title: Typed before'])
})

test('what was typed is offered after the page is loaded again', async ({ page }) => {
  await openStudio(page, live, '/fees')
  const mend = await missing(page, 'text-view')
  await field(page, 'title').fill('Typed before')
  await page.getByRole('button', { name: 'As text' }).click()
  await expect.poll(() => keptPages(page)).toBe(1)
  await mend()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.getByRole('button', { name: 'Go on with my changes' }).click()
  await expect(field(page, 'title')).toHaveValue('Typed before')
})

test('the gallery: the dialog can be left, and opens once it is there', async ({ page }) => {
  await openStudio(page, live, '/fees')
  const mend = await missing(page, 'gallery')
  const add = page.getByRole('button', { name: 'Add a block below' }).first()
  await add.click()
  await inDialog(page).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(inDialog(page)).toHaveCount(0)
  await add.click()
  await inDialog(page).waitFor()
  await mend()
  await retry(inDialog(page)).click()
  await expect(page.getByRole('dialog', { name: 'Which block?' })).toBeVisible()
  await expect(inDialog(page)).toHaveCount(0)
})

for (const [name, script, button] of [
  ['the pages of the site', 'load-page-dialog', 'Manage pages'],
  ['the proposal', 'load-propose-dialog', 'Propose the change'],
] as const)
  test(`the dialog about ${name} can be left`, async ({ page }) => {
    await openStudio(page, live, '/fees')
    await missing(page, script)
    await page.getByRole('button', { name: button }).click()
    await inDialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(inDialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: button })).toBeFocused()
  })

test('the settings of the site: the page can be opened again', async ({ page }) => {
  await openStudio(page, live, '/fees')
  await missing(page, 'site-form')
  await page.getByRole('button', { name: 'Settings of the site' }).click()
  await expect(page.getByRole('alert')).toContainText(MISSING)
  await page.getByRole('button', { name: 'Back to the page' }).click()
  await expect(field(page, 'title')).toHaveValue('Our Friendly Fees')
})

test('the choice between two versions: it can be left, and saving asks again', async ({ page }) => {
  using file = live.kept('pages/fees.yaml')
  await openStudio(page, live, '/fees')
  const mend = await missing(page, 'conflict-dialog')
  await field(page, 'title').fill('Mine')
  await expect.poll(() => keptPages(page)).toBe(1)
  file.write(file.before.replace('title: Our Friendly Fees', 'title: Changed meanwhile'))
  await page.keyboard.press('Control+s')
  await inDialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(field(page, 'title')).toHaveValue('Mine')
  await mend()
  await page.keyboard.press('Control+s')
  const title = page.getByRole('region', { name: 'Title' })
  await title.getByRole('button', { name: 'Take this: Your version' }).click()
  await saved(page)
  expect(changedLines(file)).toEqual(['- title: Our Friendly Fees', '+ title: Mine'])
})

test('what brings two versions together: Studio says so, and saving tries again', async ({ page }) => {
  using file = live.kept('pages/fees.yaml')
  // With what else several parts of Studio share.
  const mend = await missing(page, 'shared')
  await openStudio(page, live, '/fees')
  await field(page, 'title').fill('Mine')
  await expect.poll(() => keptPages(page)).toBe(1)
  file.write(file.before.replace('title: Our Friendly Fees', 'title: Changed meanwhile'))
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: MISSING })).toBeVisible()
  await mend()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Title' })).toBeVisible()
})

test('the tools on the page: only loading the page again brings them', async ({ page }) => {
  await missing(page, 'page-view')
  await openStudio(page, live, '/fees')
  await expect(page.getByRole('status').filter({ hasText: 'Reload the page' })).toBeVisible()
})

test('what was kept: the author goes on with it all the same', async ({ page }) => {
  using file = live.kept('pages/fees.yaml')
  await openStudio(page, live, '/fees')
  await field(page, 'title').fill('Typed before')
  await expect.poll(() => keptPages(page)).toBe(1)
  page.on('dialog', (dialog) => void dialog.accept())
  await missing(page, 'kept-dialog')
  await page.reload()
  await inDialog(page).getByRole('button', { name: 'Go on with my changes' }).click()
  await expect(field(page, 'title')).toHaveValue('Typed before')
  await saveByKey(page)
  expect(changedLines(file)).toEqual(['- title: Our Friendly Fees', '+ title: Typed before'])
})

test('a fix: Studio says that it could not be loaded', async ({ page }) => {
  using file = live.kept('pages/fees.yaml')
  file.write(file.before.replace(/^description:/m, 'descriptoin:'))
  await openStudio(page, live, '/fees')
  const mend = await missing(page, 'mending')
  const fix = page.getByRole('button', { name: /^Fix:/ }).first()
  await fix.click()
  await expect(page.getByRole('status').filter({ hasText: MISSING })).toBeVisible()
  await mend()
  await fix.click()
  await expect(page.getByRole('group', { name: 'This would change' })).toBeVisible()
})
