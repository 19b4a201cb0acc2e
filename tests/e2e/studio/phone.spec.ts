/** What stays in sight on a phone while the form and the page scroll. */
import type { Locator } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { focusRests } from '../support/frames.ts'
import { field, openStudio, pageOf } from '../support/studio.ts'
import { studioSite } from '../support/studio-site.ts'

const site = studioSite('tests/sites/boulangerie')
test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

test('who saves far down in the form sees that it is saved, and stays there', async ({ page }) => {
  await openStudio(page, site, '/agenda')
  await page.getByRole('button', { name: /^Block 2/ }).tap()
  const place = field(page, 'blocks-1-events-1-place')
  await place.fill('Place de la Gare')
  await expect(page.getByText('Not saved yet')).toBeInViewport()
  const top = async () => (await place.boundingBox())?.y ?? 0
  const before = await top()
  await page.getByRole('button', { name: 'Save' }).tap()
  const status = page.getByRole('status')
  await expect(status).toHaveText('Saved on this computer.')
  await expect(status).toBeInViewport()
  // A browser that keeps it there may round by less than a pixel.
  expect(Math.abs((await top()) - before)).toBeLessThan(1)
})

test('who is far down in the form or on the page can propose from there', async ({ page }) => {
  await openStudio(page, site, '/agenda')
  await page.getByRole('button', { name: /^Block 2/ }).tap()
  await field(page, 'blocks-1-events-1-place').fill('Place de la Gare')
  const propose = page.getByRole('button', { name: 'Propose the change' })
  const dialog = page.getByRole('dialog', { name: 'Propose the change' })
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await expect(propose).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await propose.tap()
  await expect(dialog).toContainText('Place de la Gare')
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Page', exact: true }).tap()
  await pageOf(page)
    .locator('html')
    .evaluate(() => scrollTo(0, 500))
  await expect(page.getByRole('button', { name: 'Form' })).toBeHidden()
  await propose.tap()
  await expect(dialog).toContainText('Place de la Gare')
})

test('a folded entry opens wherever it is pressed', async ({ page }) => {
  await openStudio(page, site, '/agenda')
  await page.getByRole('button', { name: /^Block 2/ }).tap()
  const entry = field(page, 'blocks-1-events-1')
  await entry.tap()
  await expect(entry).toHaveAttribute('aria-expanded', 'false')
  const box = await page.locator('fieldset.fold').filter({ has: entry }).last().boundingBox()
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) - 10, (box?.y ?? 0) + (box?.height ?? 0) - 10)
  await expect(entry).toHaveAttribute('aria-expanded', 'true')
})

test('above the page, the bar shrinks while the page scrolls, and is whole again at its top', async ({
  page,
}) => {
  await openStudio(page, site, '/')
  const [form, undo] = [
    page.getByRole('button', { name: 'Form' }),
    page.getByRole('button', { name: 'Undo' }),
  ]
  await page.getByRole('button', { name: 'Page', exact: true }).tap()
  const heading = pageOf(page).getByRole('heading', { level: 2 }).first()
  await expect(heading).toBeVisible()
  const top = async () => Math.round((await heading.boundingBox())?.y ?? 0)
  const scroll = (to: number) =>
    pageOf(page)
      .locator('html')
      .evaluate((_, y) => scrollTo(0, y), to)
  const [before, room] = [await top(), await roomOf(page.locator('#page'))]
  expect(before).toBeGreaterThan(750)
  await scroll(500)
  await expect(form).toBeHidden()
  await expect(undo).toBeVisible()
  expect(await roomOf(page.locator('#page'))).toBeGreaterThan(room + 150)
  // Nothing jumps.
  await expect.poll(top).toBe(before - 500)
  await scroll(0)
  await expect(form).toBeVisible()
  await expect.poll(top).toBe(before)
  await scroll(10)
  await expect.poll(top).toBe(before - 10)
  await expect(form).toBeVisible()
  // By keyboard, the whole bar can be reached from anywhere.
  await scroll(500)
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Save' }).press('Shift')
  await expect(form).toBeVisible()
})

/** Presses where the button is now, and again at that place. */
async function tapTwice(button: Locator, says: string | RegExp): Promise<void> {
  const page = button.page()
  await button.evaluate((each) => each.scrollIntoView({ block: 'center' }))
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const status of [/ is now /, says]) {
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(page.getByRole('status')).toHaveText(status)
    await focusRests(page)
  }
}

test('who presses twice where “Move up” is moves the same entry twice', async ({ page }) => {
  await openStudio(page, site, '/tarifs')
  await page.locator('#block-2').tap()
  await tapTwice(page.locator('#tool-up-blocks-2'), /^Block 2: .* is now 1 of \d\.$/)
  await page.getByRole('button', { name: 'Settings of the site' }).tap()
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  await tapTwice(page.getByRole('button', { name: 'Move up: Menu 5' }), /^Menu 4: .* is now 3 of 7\.$/)
  await tapTwice(page.getByRole('button', { name: 'Move down: Menu 4' }), /^Menu 5: .* is now 6 of 7\.$/)
})

test.describe('above the keyboard', () => {
  test.use({ viewport: { width: 360, height: 380 } })

  test('the choice of a link and of a picture show what is found, and can be left from anywhere', async ({
    page,
  }) => {
    await openStudio(page, site, '/')
    for (const [what, words, adds] of [
      ['href', 'agenda', 'A new document'],
      ['image', 'a', 'A new picture'],
    ] as const) {
      await page.locator(`[id$="-${what}-pick"]`).first().tap()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('searchbox')).toBeFocused()
      await dialog.getByRole('searchbox').fill(words)
      await expect(dialog.getByRole('listitem').first()).toBeInViewport({ ratio: what === 'href' ? 1 : 0.5 })
      await dialog.getByRole('button', { name: adds }).tap()
      await expect(dialog.getByLabel(/^Choose a/)).toBeInViewport()
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
      await dialog.getByRole('button', { name: 'Cancel' }).tap()
      await expect(dialog).toHaveCount(0)
    }
  })
})

const roomOf = async (frame: Locator) => (await frame.boundingBox())?.height ?? 0
