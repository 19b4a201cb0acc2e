/** What an author does while Studio still saves a page, or looks at what would be proposed. */
import type { Page } from 'playwright/test'
import { REVIEW, WRITE } from '../../../src/preview/studio.ts'
import { expect, test } from '../support/fixtures.ts'
import { heldBack } from '../support/gate.ts'
import { field, openStudio, saveByKey, saved } from '../support/studio.ts'
import { studioSite } from '../support/studio-site.ts'

const site = studioSite('tests/sites/lugha')

/** Changes the title, and begins to save it. */
async function beginSaving(page: Page): Promise<void> {
  await field(page, 'title').fill('First')
  const asked = page.waitForRequest(`**${WRITE}`)
  await page.keyboard.press('Control+s')
  await asked
}

const proposal = (page: Page) => page.getByRole('dialog', { name: 'Propose the change' })

test.describe('while a page is saved', () => {
  test('what is typed meanwhile is saved, too, if the author asks for it', async ({ page }) => {
    await openStudio(page, site, '/join')
    const goOn = await heldBack(page, `**${WRITE}`)
    await beginSaving(page)
    await field(page, 'title').fill('Second')
    await page.keyboard.press('Control+s')
    goOn()
    await saved(page)
    await expect(page.getByRole('status')).toHaveText('Saved on this computer.')
    expect(site.read('pages/join.yaml')).toContain('title: Second\n')
  })

  test('a proposal waits for it', async ({ page }) => {
    await openStudio(page, site, '/join')
    const goOn = await heldBack(page, `**${WRITE}`)
    await beginSaving(page)
    await page.getByRole('button', { name: 'Propose the change' }).click()
    await expect(proposal(page).getByText('Looking', { exact: false })).toBeVisible()
    goOn()
    await expect(proposal(page).getByRole('button', { name: 'Propose', exact: true })).toBeEnabled()
  })

  test('an amount is saved as it looks after the author has left its field', async ({ page }) => {
    await openStudio(page, site, '/fees')
    const amount = field(page, 'blocks-0-items-0-amount')
    await amount.fill('70000')
    await saveByKey(page)
    await field(page, 'title').focus()
    await saved(page)
    expect(site.diff()).toEqual(['pages/fees.yaml', '-        amount: 64,200', '+        amount: 70,000'])
  })
})

test.describe('a second save', () => {
  test('it says again what is wrong, until it is mended', async ({ page }) => {
    await openStudio(page, site, '/fees')
    const amount = field(page, 'blocks-0-items-0-amount')
    // It is beside what Save says, or beside what is said of the page.
    const lead = page.getByRole('banner').getByRole('button', { name: /^Go (?:to the mistake|there)$/ })
    await amount.fill('7O,000')
    await saveByKey(page, /^Saved on this computer\. But visitors do not see it .* Mistakes: 1\./)
    await lead.press('Enter')
    await saveByKey(page, /^Everything is saved\. But visitors do not see it .* Mistakes: 1\./)
    await lead.press('Enter')
    await expect(amount).toBeFocused()
    await amount.fill('70,000')
    await saveByKey(page)
    await expect(page.locator('.notice')).toContainText(/New warnings: 1\. The first one is in: Ada ya shule/)
    await saveByKey(page, 'Everything is saved.')
    await expect(page.locator('.notice')).toContainText('New warnings: 1.')
    await lead.press('Enter')
    // The page in the other language is open.
    await expect(amount).not.toHaveValue('70,000')
    await amount.fill('70,000')
    await saveByKey(page)
    await saveByKey(page, 'Everything is saved.')
    await expect(lead).toHaveCount(0)
  })
})

test.describe('a proposal', () => {
  test('its sentence is about the files that are in it, unless the author wrote one', async ({ page }) => {
    site.write('pages/events.yaml', site.read('pages/events.yaml').replace('title: Cal', 'title: New cal'))
    await openStudio(page, site, '/join')
    await field(page, 'title').fill('Joining us')
    await page.getByRole('button', { name: 'Propose the change' }).click()
    const sentence = proposal(page).getByLabel('The change in one sentence')
    await expect(sentence).toHaveValue(/^New calendar: /)
    const events = proposal(page).getByRole('checkbox', { name: 'pages/events.yaml' })
    await events.press('Space')
    await expect(sentence).toHaveValue(/^Joining us: /)
    await expect(events).toBeFocused()
    await sentence.fill('A better title')
    await events.press('Space')
    await expect(proposal(page).locator('.review')).toContainText('New calendar')
    await expect(sentence).toHaveValue('A better title')
  })

  test('nothing is proposed before the author sees the change without what was left out', async ({
    page,
  }) => {
    site.write('pages/events.yaml', site.read('pages/events.yaml').replace('title: Cal', 'title: New cal'))
    await openStudio(page, site, '/join')
    await field(page, 'title').fill('Joining us')
    await page.getByRole('button', { name: 'Propose the change' }).click()
    const now = proposal(page).getByRole('button', { name: 'Propose', exact: true })
    await expect(now).toBeEnabled()
    const goOn = await heldBack(page, `**${REVIEW}`)
    const fileOf = (name: string) => proposal(page).getByRole('checkbox', { name: `pages/${name}.yaml` })
    await fileOf('events').uncheck()
    await fileOf('events').check()
    await fileOf('join').uncheck()
    await expect(now).toBeDisabled()
    goOn()
    await expect(now).toBeEnabled()
    await expect(proposal(page).locator('.review')).toContainText('New calendar')
    await expect(proposal(page).locator('.review')).not.toContainText('Joining us')
  })
})
