/** Dialogs: keys that are pressed again and again, and what changes while one is open. */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { focusRests } from '../support/frames.ts'
import { gate } from '../support/gate.ts'
import { field, openStudio, saveByKey, saved } from '../support/studio.ts'
import { studioSite } from '../support/studio-site.ts'

const site = studioSite('tests/sites/lugha')

test.describe('dialogs', () => {
  test.describe('two people', () => {
    // What the browser says of an answer that nothing was written.
    test.use({ tolerated: /412 \(Precondition Failed\)/ })

    test('no number of Escapes closes a question that must be answered', async ({ page }) => {
      await openStudio(page, site, '/join')
      await field(page, 'title').fill('Mine')
      site.write('pages/join.yaml', site.read('pages/join.yaml').replace('How to join', 'Theirs'))
      await page.keyboard.press('Control+s')
      const question = page.getByRole('dialog', { name: /^Somebody changed this page/ })
      const mine = question.getByRole('button', { name: 'Take this: Your version' })
      await expect(mine).toBeVisible()
      for (const _ of ['first', 'second', 'third']) await page.keyboard.press('Escape')
      await expect(mine).toBeFocused()
      await mine.press('Enter')
      await saved(page)
      expect(site.read('pages/join.yaml')).toContain('title: Mine\n')
    })
  })

  test('a page is deleted in the texts as they are, if others change one meanwhile', async ({ page }) => {
    await openStudio(page, site, '/fees')
    await page.getByRole('button', { name: 'Manage pages' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the page' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete the page' })
    await expect(dialog).toContainText('pages/join.yaml')
    const longer = site
      .read('pages/join.yaml')
      .replace('How to join', 'How a child and its brothers can join')
    site.write('pages/join.yaml', longer)
    // Studio knows of it.
    await expect(dialog.getByLabel('Where visitors go instead')).toContainText('its brothers')
    await dialog.getByRole('button', { name: 'Delete it' }).click()
    await saveByKey(page)
    expect(site.read('pages/join.yaml')).toBe(longer.replace('[the fees](/fees#terms)', 'the fees'))
  })

  test('of two pictures, the one that was chosen last is shown', async ({ page }) => {
    await openStudio(page, site, '/')
    const [[large, readLarge]] = [gate()]
    await page.exposeFunction('largeIsRead', () => large)
    await page.evaluate(() => {
      const read = window.createImageBitmap.bind(window)
      let isFirst = true
      Object.assign(window, {
        createImageBitmap: async (file: Blob) => {
          const waits = isFirst
          isFirst = false
          if (waits && 'largeIsRead' in window && typeof window.largeIsRead === 'function')
            await window.largeIsRead()
          return read(file)
        },
      })
    })
    await page.locator('[id$="-image-pick"]').first().press('Enter')
    const picker = page.getByRole('dialog', { name: 'Which picture?' })
    const files = picker.getByLabel('Choose a file')
    const shown = () =>
      picker.locator('img.preview').evaluate((image: HTMLImageElement) => image.naturalWidth)
    await files.setInputFiles(await pictureOf(page, 300))
    await files.setInputFiles(await pictureOf(page, 80))
    await expect.poll(shown).toBe(80)
    readLarge()
    await focusRests(page)
    expect(await shown()).toBe(80)
  })

  test('the choice of a file that is given up leaves the dialog open', async ({ page }) => {
    await openStudio(page, site, '/')
    await page.locator('[id$="-image-pick"]').first().press('Enter')
    const file = page.getByRole('dialog', { name: 'Which picture?' }).getByLabel('Choose a file')
    // As browsers do it: the event rises through the dialog.
    await file.evaluate((input) => input.dispatchEvent(new Event('cancel', { bubbles: true })))
    await focusRests(page)
    await expect(file).toBeVisible()
  })
})

/** A picture of one colour. */
async function pictureOf(page: Page, width: number) {
  const url = await page.evaluate((wide) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: wide, height: 50 })
    return canvas.toDataURL('image/png')
  }, width)
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  return { name: `${width}.png`, mimeType: 'image/png', buffer }
}
