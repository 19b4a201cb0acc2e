/**
 * axe, widths and sizes in the states of Studio that no other test looks at: a small phone in the light, a wide window in
 * the dark.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { SOURCES } from '../../../src/preview/studio.ts'
import { violations } from '../support/axe.ts'
import { PROJECT } from '../support/command-line.ts'
import { expect, test } from '../support/fixtures.ts'
import { focusRests } from '../support/frames.ts'
import { field, openStudio } from '../support/studio.ts'
import { studioSite } from '../support/studio-site.ts'

const SOURCE = 'tests/sites/kliniki'
const SETTINGS = readFileSync(join(PROJECT, SOURCE, 'site.yaml'), 'utf8')
const site = studioSite(SOURCE, { 'site.yaml': SETTINGS.replace('lang: sw-KE', 'lang: en-KE') })

const SURROUNDINGS = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const

for (const { width, height, colorScheme } of SURROUNDINGS)
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme, hasTouch: width === 360 })
    states()
  })

async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' }).first()
  await expect(button).toBeEnabled()
  await focusRests(page)
  await button.press('Enter')
}

/** Until it is closed, nothing behind it gets the focus. */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await focusRests(page)
}

async function isFine(page: Page, state: string): Promise<void> {
  expect.soft(await violations(page), state).toEqual([])
  const { tooWide, small, cut } = await page.evaluate(() => ({
    tooWide: document.documentElement.scrollWidth - innerWidth,
    small: [...document.querySelectorAll('#studio :is(button, input, select, textarea)')]
      .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
      .filter(
        (element) => !element.matches('[type="checkbox"]') && element.getBoundingClientRect().height < 44,
      )
      .map(({ outerHTML }) => outerHTML),
    // Their last lines would lie over what is below them.
    cut: [...document.querySelectorAll('#studio p:not(.unseen)')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ outerHTML }) => outerHTML),
  }))
  expect.soft(tooWide, state).toBeLessThanOrEqual(0)
  expect.soft(small, state).toEqual([])
  expect.soft(cut, state).toEqual([])
}

function states(): void {
  test('the choice of a link, of a picture and of a block', async ({ page }) => {
    await openStudio(page, site, '/')
    await page.locator('[id$="-href-pick"]').first().press('Enter')
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await isFine(page, 'link')
    await closeDialog(page)
    await page.locator('[id$="-image-pick"]').first().press('Enter')
    const picker = page.getByRole('dialog', { name: 'Which picture?' })
    const buffer = Buffer.from('words')
    await picker.getByLabel('Choose a file').setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer })
    await expect(picker.getByRole('alert')).toContainText('cannot read this file')
    await isFine(page, 'picture that is refused')
    await closeDialog(page)
    await press(page, 'Add a block below')
    await page.getByRole('searchbox').fill('nothing like this')
    await isFine(page, 'no block is found')
  })

  test('a table, and a value to confirm', async ({ page }) => {
    await openStudio(page, site, '/bei')
    await press(page, /^Block 2: /)
    await press(page, 'Open pages/data/bei.csv')
    await expect(page.getByRole('textbox', { name: 'Bei, row 2' })).toBeVisible()
    await isFine(page, 'table')
    await press(page, 'Back to the page')
    await expect(page.getByRole('button', { name: 'Open pages/data/bei.csv' })).toBeFocused()
    await press(page, 'To confirm?: Title')
    await expect(page.getByLabel('Who confirms it').first()).toBeFocused()
    await isFine(page, 'to confirm')
    await press(page, 'As text')
    await expect(page.getByRole('textbox', { name: /^The text of/ })).toBeVisible()
    await isFine(page, 'text')
  })

  test('what can be done with pages, and why not', async ({ page }) => {
    await openStudio(page, site, '/bei')
    await press(page, 'Manage pages')
    await expect(page.getByRole('dialog')).toBeVisible()
    await isFine(page, 'pages')
    for (const name of [
      'Open another page, or find words',
      'New page',
      'Change the address',
      'Draft and dates',
      'Delete the page',
    ]) {
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).press('Enter')
      const dialog = page.getByRole('dialog', { name, exact: true })
      await expect(dialog).toBeVisible()
      if (name === 'New page') await press(page, 'Make the page')
      if (name === 'New page') await expect(dialog.getByRole('alert')).toBeVisible()
      await isFine(page, name)
      if (name === 'Delete the page') await press(page, 'Delete it')
      else await closeDialog(page)
      if (name !== 'Delete the page') await press(page, 'Manage pages')
    }
    await expect(page.getByRole('main')).toContainText('is deleted. Undo brings it back.')
    await isFine(page, 'deleted')
  })

  test('mistakes: in the form, mended, and in a text that cannot be read', async ({ page }) => {
    const sound = site.read('pages/bei.yaml')
    site.write('pages/bei.yaml', sound.replace('description:', 'descripton:').replace('SHA\n', 'SHAA\n'))
    await openStudio(page, site, '/bei')
    await press(page, /^Fix: /)
    await expect(page.getByRole('group', { name: 'This would change' }).first()).toBeVisible()
    await isFine(page, 'mend')
    site.write('pages/bei.yaml', sound.replace('blocks:', 'blocks: ['))
    await expect(page.getByText('there is no form for it')).toBeVisible()
    await isFine(page, 'broken')
    await page.goto(`${site.address()}/_studio/nothing`)
    await expect(page.getByRole('alert')).toBeVisible()
    await isFine(page, 'no page')
  })

  test('on another computer it only reads', async ({ page }) => {
    await page.route(`**${SOURCES}`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), isReadOnly: true } })
    })
    await openStudio(page, site, '/bei')
    await expect(page.getByText('You can look at the page here, but not save.')).toBeVisible()
    await press(page, /^Block 3: /)
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
    for (const control of await page.locator('#form').getByRole('textbox').all())
      await expect(control).toBeDisabled()
    await isFine(page, 'read only')
  })

  test.describe('two people', () => {
    // What the browser says of an answer that nothing was written.
    test.use({ tolerated: /412 \(Precondition Failed\)/ })

    test('another tab, what was kept, and where both changed the same', async ({ page, context }) => {
      await openStudio(page, site, '/bei')
      const isKept = page.waitForResponse(/studio\/keep$/)
      await field(page, 'title').fill('Mine')
      await isKept
      site.write('pages/bei.yaml', site.read('pages/bei.yaml').replace('title: Bei\n', 'title: Theirs\n'))
      const again = await context.newPage()
      await again.goto(`${site.address()}/_studio/bei`)
      await expect(again.getByRole('button', { name: 'Go on here' })).toBeVisible()
      await isFine(again, 'open in another tab')
      await page.close()
      await openStudio(again, site, '/bei')
      await expect(
        again.getByRole('dialog', { name: 'You have changes that were never saved' }),
      ).toBeVisible()
      await isFine(again, 'kept')
      await again.getByRole('button', { name: 'Go on with my changes' }).press('Enter')
      await again.keyboard.press('Control+s')
      await expect(again.getByRole('dialog', { name: /^Somebody changed this page/ })).toBeVisible()
      await isFine(again, 'clash')
    })
  })
}
