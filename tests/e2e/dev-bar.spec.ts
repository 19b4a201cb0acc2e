/** The bar of the live preview is in nobody's way. */
import { violations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { heading, isStillHere, liveSchool } from './support/live.ts'

const { edit, open } = liveSchool()

test('the tools change nothing of the page: not its layout, and not what it consists of', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await open(page, '/leadership')
    await expect(page.locator('.to-confirm').first()).toBeAttached()
    const layout = () =>
      page.evaluate(() => {
        const boxes = [...document.body.querySelectorAll('*')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [element.localName, x, y, width, height].join(' ')
        })
        const { scrollWidth, scrollHeight } = document.documentElement
        return { boxes, scrollWidth, scrollHeight, body: document.body.outerHTML }
      })
    const before = await layout()
    await page.evaluate(() => document.querySelector('ukurasa-preview')?.remove())
    expect(await layout()).toEqual(before)
  }
})

test('everybody can use them', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await open(page, '/leadership')
    await page.getByRole('complementary', { name: 'Preview' }).waitFor()
    for (const tool of [/messages?$/, /to confirm$/, 'Blocks', 'Clock']) {
      await page
        .getByRole('complementary', { name: 'Preview' })
        .getByRole('button', { name: tool })
        .last()
        .click()
      expect.soft(await violations(page), `${colorScheme} ${tool}`).toEqual([])
    }
    const { undo } = edit('pages/leadership.yaml', (text) => text.replace('type: hero', 'type: heroo'))
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(await violations(page), `${colorScheme} overlay`).toEqual([])
    undo()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('they fold away, and stay so; a panel is closed by Escape', async ({ page }) => {
  await open(page, '/golf')
  const bar = page.getByRole('complementary', { name: 'Preview' })
  await bar.getByRole('button', { name: 'Blocks' }).click()
  const panel = bar.getByRole('region', { name: 'Blocks of this page' })
  await expect(panel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await bar.getByRole('button', { name: 'Fold the preview tools away' }).click()
  await expect(bar.getByRole('button')).toHaveCount(1)
  await page.reload()
  await expect(bar.getByRole('button', { name: 'Show the preview tools' })).toBeVisible()
  await bar.getByRole('button', { name: 'Show the preview tools' }).click()
  await expect(bar.getByRole('button', { name: 'Clock' })).toBeVisible()
})

test('a page that a link has led to without being loaded is known, and shows its edits, earlier ones too', async ({
  page,
}) => {
  await open(page, '/history')
  await page.locator('.carousel').scrollIntoViewIfNeeded()
  await expect(page.locator('.carousel [data-awake]')).toHaveCount(1)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Our Friendly Fees' })
  const fetched = page.waitForResponse(/\/fees$/)
  await link.hover()
  await (await fetched).finished()
  const early = edit('pages/fees.yaml', (text) =>
    text.replace(/^ {4}title: .*$/m, '    title: Fees of this year'),
  )
  await page.waitForResponse(/\/history$/)
  await link.click()
  await expect(page).toHaveURL(/\/fees$/)
  await expect(heading(page)).toHaveText('Fees of this year')
  early.undo()
  await expect(heading(page)).toHaveText('Our Friendly Fees')
  expect(await isStillHere(page)).toBe(true)
  await page.getByRole('button', { name: 'Blocks' }).click()
  await expect(page.getByRole('button', { name: /^hero pages\/fees\.yaml:\d+$/ })).toBeVisible()
  const { undo } = edit('pages/fees.yaml', (text) =>
    text.replace(/^ {4}title: .*$/m, '    title: What it costs'),
  )
  await expect(heading(page)).toHaveText('What it costs')
  undo()
  await expect(heading(page)).toHaveText('Our Friendly Fees')
  expect(await isStillHere(page)).toBe(true)
})
