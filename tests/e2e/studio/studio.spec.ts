/** Studio: an author changes a page without an editor, by keyboard. Only the lines that had to change do. */
import type { Page } from 'playwright/test'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { focusRests } from '../support/frames.ts'
import { liveSchool } from '../support/live.ts'
import { changedLines, field, openStudio, pageOf, saveByKey, saved, undoAll } from '../support/studio.ts'

const live = liveSchool()

/** Writes over what a field says, as somebody at a keyboard does. */
async function type(page: Page, id: string, words: string): Promise<void> {
  const control = field(page, id)
  await control.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
}

test('Edit in the bar of the preview leads to the page in Studio, where a change is seen and saved', async ({
  page,
}) => {
  using file = live.kept('pages/fees.yaml')
  await live.open(page, '/fees')
  await page
    .getByRole('complementary', { name: 'Preview' })
    .getByRole('link', { name: 'Edit' })
    .press('Enter')
  await expect(page).toHaveURL(/\/_studio\/fees$/)
  const heading = pageOf(page).getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Our Friendly Fees')
  await type(page, 'blocks-0-title', 'What it costs')
  await expect(heading).toHaveText('What it costs')
  expect(file.now()).toBe(file.before)
  await saveByKey(page)
  expect(changedLines(file)).toEqual(['-     title: Our Friendly Fees', '+     title: What it costs'])
})

test('a fee and its total are changed, and the check agrees', async ({ page }) => {
  using file = live.kept('pages/grade4fee.yaml')
  await openStudio(page, live, '/grade4fee')
  await page
    .getByRole('button', { name: /^Block \d+: Fee schedule/ })
    .first()
    .press('Enter')
  const amounts = page.getByRole('textbox', { name: 'Amount' })
  const [first, total] = [
    amounts.first(),
    page.getByRole('group', { name: 'Total' }).getByRole('textbox', { name: 'Amount' }),
  ]
  const [wasFirst, wasTotal] = [await first.inputValue(), await total.inputValue()]
  const [newFirst, newTotal] = ['65,200', '193,000']
  for (const [control, amount] of [
    [first, newFirst],
    [total, newTotal],
  ] as const) {
    await control.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(amount)
  }
  // Nothing stops the build: Studio would say so.
  await saveByKey(page)
  expect(changedLines(file).map((line) => line.replace(/ {2,}/g, ' '))).toEqual([
    expect.stringContaining(`- amount: ${wasFirst}`),
    expect.stringContaining(`+ amount: ${newFirst}`),
    expect.stringContaining(`- amount: ${wasTotal}`),
    expect.stringContaining(`+ amount: ${newTotal}`),
  ])
})

test('blocks are moved, copied, removed and added, and undo gives back every byte', async ({ page }) => {
  using file = live.kept('pages/history.yaml')
  await openStudio(page, live, '/history')
  const entries = page.locator('.block')
  await expect(entries.first()).toBeVisible()
  const count = await entries.count()
  const say = page.getByRole('status')
  await page.getByRole('button', { name: 'Move down: Block 1: Hero' }).press('Enter')
  await expect(say).toHaveText(`Block 1: Hero: Our History is now 2 of ${count}.`)
  await expect(page.getByRole('button', { name: 'Move down: Block 2: Hero' })).toBeFocused()
  await page.getByRole('button', { name: 'Duplicate: Block 2: Hero' }).press('Enter')
  await expect(entries).toHaveCount(count + 1)
  await expect(page.getByRole('button', { name: /^Block 3: Hero/ }).first()).toBeFocused()
  await expect(pageOf(page).getByRole('heading', { level: 1 })).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove: Block 3: Hero' }).press('Enter')
  await expect(entries).toHaveCount(count)
  await focusRests(page)
  await page.getByRole('button', { name: 'Add a block below' }).press('Enter')
  const choice = page.getByRole('dialog', { name: 'Which block?' })
  // Authors have other words for blocks.
  await choice.getByRole('searchbox', { name: 'Search' }).fill('pricelist')
  await expect(choice.getByRole('listitem')).toHaveCount(1)
  await expect(choice.getByRole('button', { name: /^Table/ })).toBeVisible()
  // A block that is called so comes before those that only speak of it.
  await choice.getByRole('searchbox', { name: 'Search' }).fill('table')
  await expect(choice.getByRole('listitem').first()).toContainText(/^Table /)
  await choice.getByRole('searchbox', { name: 'Search' }).fill('')
  await choice.getByRole('button', { name: /^Large button/ }).press('Enter')
  await expect(choice).toHaveCount(0)
  await expect(entries).toHaveCount(count + 1)
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await saveByKey(page, 'Everything is saved.')
  expect(file.now()).toBe(file.before)
})

test('a mistake is said at its field and in the list, which leads there', async ({ page }) => {
  await openStudio(page, live, '/fees')
  await type(page, 'blocks-0-image', 'images/nothing.svg')
  const image = field(page, 'blocks-0-image')
  await expect(image).toHaveAttribute('aria-invalid', 'true')
  await expect(image).toHaveAccessibleDescription(/images\/nothing\.svg/)
  const list = page.getByRole('region', { name: 'What the check says' })
  const message = list.getByRole('listitem').filter({ hasText: 'images/nothing.svg' })
  await message.getByRole('button', { name: 'Go there' }).press('Enter')
  await expect(image).toBeFocused()
  await undoAll(page)
  await expect(message).toHaveCount(0)
})

test('a page that was broken in an editor is mended as text', async ({ page }) => {
  using file = live.kept('pages/fees.yaml')
  await openStudio(page, live, '/fees')
  file.write(file.before.replace('blocks:', 'blocks: ['))
  const text = page.getByRole('textbox', { name: 'The text of pages/fees.yaml' })
  // A file that is being written can be read half.
  await expect(text).toContainText('blocks: [')
  await text.fill(file.before)
  await saveByKey(page)
  expect(file.now()).toBe(file.before)
  await expect(field(page, 'blocks-0-title')).toHaveValue('Our Friendly Fees')
})

test.describe('two people', () => {
  // What the browser says of an answer that nothing was written.
  test.use({ tolerated: /412 \(Precondition Failed\)/ })

  test('an editor beside Studio: what it saves is shown, and nothing of two people is lost', async ({
    page,
  }) => {
    using file = live.kept('pages/fees.yaml')
    await openStudio(page, live, '/fees')
    file.write(file.before.replace('title: Our Friendly Fees', 'title: Fees from an editor'))
    await expect(field(page, 'title')).toHaveValue('Fees from an editor')
    await type(page, 'blocks-0-text', 'Words from Studio.')
    file.write(file.now().replace('title: Fees from an editor', 'title: Later fees'))
    await saveByKey(page, 'Saved. Somebody else had changed this page too: both changes are in it.')
    await expect(field(page, 'title')).toHaveValue('Later fees')
    expect(file.now()).toContain('title: Later fees')
    expect(file.now()).toContain('Words from Studio.')
  })

  test('where both changed the same, the author chooses', async ({ page }) => {
    using file = live.kept('pages/fees.yaml')
    await openStudio(page, live, '/fees')
    await type(page, 'title', 'My fees')
    await type(page, 'blocks-0-text', 'Words from Studio.')
    const theirs = file.before.replace('title: Our Friendly Fees', 'title: Their fees')
    file.write(theirs)
    await page.keyboard.press('Control+s')
    const choice = page.getByRole('dialog', {
      name: 'Somebody changed this page while you were working on it.',
    })
    const title = choice.getByRole('region', { name: 'Title' })
    await expect(title).toContainText('My fees')
    await expect(title).toContainText('Their fees')
    expect(await violations(page)).toEqual([])
    expect(file.now()).toBe(theirs)
    await title.getByRole('button', { name: 'Take this: The other version' }).press('Enter')
    await expect(choice).toHaveCount(0)
    await saved(page)
    await expect(field(page, 'title')).toHaveValue('Their fees')
    expect(file.now()).toContain('title: Their fees')
    expect(file.now()).toContain('Words from Studio.')
  })
})

test('a page that is left with changes asks first', async ({ page }) => {
  await openStudio(page, live, '/fees')
  await type(page, 'title', 'Unsaved')
  const asked = new Promise((resolve) =>
    page.once('dialog', async (dialog) => {
      await dialog.dismiss()
      resolve(dialog.type())
    }),
  )
  await page.getByRole('link', { name: 'Back to the site' }).press('Enter')
  expect(await asked).toBe('beforeunload')
  await expect(field(page, 'title')).toHaveValue('Unsaved')
  await undoAll(page)
  await saved(page)
})

test.describe('when npm start was started again', () => {
  // What was on its way when the server ended may be lost in several ways.
  test.use({ tolerated: /net::ERR_|403 \(Forbidden\)|closed before receiving a handshake/ })

  test('what was not saved yet is saved', async ({ page }) => {
    using file = live.kept('pages/fees.yaml')
    await openStudio(page, live, '/fees')
    await type(page, 'blocks-0-title', 'What it costs')
    await live.restart()
    await saveByKey(page)
    expect(changedLines(file)).toEqual(['-     title: Our Friendly Fees', '+     title: What it costs'])
  })
})

test('what to do if Studio does not start is told after a while, and is gone once it has', async ({
  page,
}) => {
  let isHeld = true
  await page.route('**/_ukurasa/studio.js', (route) =>
    isHeld ? route.fulfill({ contentType: 'text/javascript', body: '' }) : route.continue(),
  )
  await page.goto(`${live.address()}/_studio/fees`)
  const late = page.getByText('Studio has not started yet.')
  await expect(late).toBeHidden()
  await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()))
  await expect(late).toBeVisible()
  await expect(late).toContainText('Chrome or Edge 110, Firefox 115, Safari 16.4')
  expect(await violations(page)).toEqual([])
  isHeld = false
  await openStudio(page, live, '/fees')
  await expect(late).toHaveCount(0)
})
