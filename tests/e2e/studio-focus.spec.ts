/** Where the focus goes in Studio after something was added or undone, and what is said of mistakes after a save. */
import { expect, test } from './support/fixtures.ts'
import { liveSchool } from './support/live.ts'
import { field, openStudio } from './support/studio.ts'

const live = liveSchool()

test('a new entry of the menu is open, and its first field has the focus', async ({ page }) => {
  using file = live.kept('site.yaml')
  await openStudio(page, live, '/fees')
  await page.getByRole('button', { name: 'Settings of the site' }).press('Enter')
  await field(page, 'header').press('Enter')
  const entries = page.getByRole('button', { name: /^Menu \d+$/ })
  await expect(entries.first()).toBeVisible()
  const count = await entries.count()
  await page.getByRole('button', { name: 'Add to: Menu' }).press('Enter')
  await expect(entries).toHaveCount(count + 1)
  await expect(field(page, `header-${count}-title`)).toBeFocused()
  await expect(page.getByText('title is empty. Write something there, or remove it.').first()).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status')).toHaveText(/^Saved on this computer\. But .* is in site\.yaml\.$/)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status')).toHaveText('Saved on this computer.')
  expect(file.now()).toBe(file.before)
})

test('after undo, the focus is where it was, or near', async ({ page }) => {
  await openStudio(page, live, '/fees')
  await page
    .getByRole('button', { name: /^Block 2: / })
    .first()
    .press('Enter')
  for (const tool of ['Move up', 'Duplicate'] as const) {
    await page.getByRole('button', { name: new RegExp(`^${tool}: Block 2`) }).press('Enter')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Not saved yet')).toHaveCount(0)
    await expect(page.locator('.tools button:focus')).toHaveCount(1)
    const second = page.getByRole('button', { name: /^Block 2: / }).first()
    if ((await second.getAttribute('aria-expanded')) === 'false') await second.press('Enter')
  }
})
