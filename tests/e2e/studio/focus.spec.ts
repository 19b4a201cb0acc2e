/** Where the focus goes in Studio after something was added or undone, and what is said of mistakes after a save. */
import { expect, test } from '../support/fixtures.ts'
import { focusRests } from '../support/frames.ts'
import { liveSchool } from '../support/live.ts'
import { changedLines, field, openStudio } from '../support/studio.ts'

const live = liveSchool()

test('a new entry of the menu is open, its first field has the focus, and nothing is a mistake yet', async ({
  page,
}) => {
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
  await expect(page.getByRole('status')).toHaveText(`Menu ${count + 1} is added.`)
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  // A link is enough: its page has a title.
  await field(page, `header-${count}-href`).fill('/fees')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(page.getByText('title is empty')).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status')).toHaveText('Saved on this computer.')
  expect(changedLines(file)).toEqual(['+   - href: /fees'])
  await field(page, `header-${count}-href`).fill('')
  await field(page, `header-${count}-title`).fill('Nowhere')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status')).toHaveText(
    /^Saved on this computer\. But .* is in: Settings of the site\.$/,
  )
  for (const _ of ['title', 'href', 'entry']) await page.keyboard.press('Control+z')
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
    await expect(page.locator(':is(.tools, .block h3) button:enabled:focus')).toHaveCount(1)
    await focusRests(page)
    const second = page.getByRole('button', { name: /^Block 2: / }).first()
    if ((await second.getAttribute('aria-expanded')) === 'false') await second.press('Enter')
  }
})

test('a copy has the focus, is in sight, and is called by its own number', async ({ page }) => {
  await openStudio(page, live, '/cadet')
  await page
    .getByRole('button', { name: /^Block 3: / })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: 'Duplicate: Card 4' }).press('Enter')
  await expect(page.getByRole('status')).toHaveText('Card 5: Drag is added.')
  const copy = field(page, 'blocks-2-cards-4')
  await expect(copy).toBeFocused()
  await expect(copy).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Duplicate: Block 3: Card grid' }).press('Enter')
  await expect(page.getByRole('status')).toHaveText('Block 4: Card grid: Four forces is added.')
  await expect(page.locator('#block-3')).toBeFocused()
  await expect(page.locator('#block-3')).toBeInViewport({ ratio: 1 })
})

test('what Fix would change is in sight, wherever its button is', async ({ page }) => {
  using file = live.kept('pages/fees.yaml')
  file.write(file.before.replace(/^description:/m, 'descriptoin:'))
  await openStudio(page, live, '/fees')
  const fix = page.getByRole('button', { name: /^Fix:/ }).last()
  await fix.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await fix.press('Enter')
  await expect(page.getByRole('group', { name: 'This would change' })).toBeInViewport({ ratio: 1 })
})

test('what cannot be fixed is not offered again before the text changes', async ({ page }) => {
  using file = live.kept('pages/fees.yaml')
  file.write(`${file.before}\n  - type: richText\n    title: To bring\n    text: "Bring:\\n• a pen"\n`)
  await openStudio(page, live, '/fees')
  const list = page.getByRole('region', { name: 'What the check says' })
  const fix = list.getByRole('button', { name: /^Fix: .*starts with `•`/ })
  const words = list.getByText('This cannot be fixed safely here. Change it yourself.')
  await fix.press('Enter')
  await expect(words).toBeFocused()
  await expect(fix).toHaveCount(0)
  await field(page, 'title').fill('Other')
  await expect(fix).toBeVisible()
  await expect(words).toHaveCount(0)
})

test('the buttons of undo hand the focus on when nothing is left for them', async ({ page }) => {
  await openStudio(page, live, '/fees')
  const [undo, redo] = [page.locator('#undo'), page.locator('#redo')]
  await field(page, 'title').fill('Other')
  await undo.press('Enter')
  await expect(redo).toBeFocused()
  await focusRests(page)
  await redo.press('Enter')
  await expect(undo).toBeFocused()
  await focusRests(page)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  await expect(page.locator('button:focus')).toHaveCount(1)
})

test('back on the page, the focus is on the button that opened the file', async ({ page }) => {
  await openStudio(page, live, '/grade4')
  const back = page.getByRole('button', { name: 'Back to the page' })
  const settings = page.getByRole('button', { name: 'Settings of the site' })
  await settings.press('Enter')
  await back.press('Enter')
  await expect(settings).toBeFocused()
  await focusRests(page)
  await page
    .getByRole('button', { name: /^Block 4: / })
    .first()
    .press('Enter')
  const opener = page.getByRole('button', { name: /^Open pages\/snippets\// })
  await opener.press('Enter')
  await back.press('Enter')
  await expect(opener).toBeFocused()
})
