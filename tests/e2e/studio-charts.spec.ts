/** Blocks whose views measure or group: their headings are changed on the page, and a button leads to the rest in the form. */
import { expect, test } from './support/fixtures.ts'
import { liveSchool } from './support/live.ts'
import { pageOf } from './support/studio.ts'
import { chooseBlock, handle, openPage, savedLines, write } from './support/studio-page.ts'

const live = liveSchool()

for (const [path, file, type] of [
  ['/dashboards/kcpe-2023', 'pages/dashboards/kcpe-2023.yaml', 'chart'],
  ['/perfomance', 'pages/perfomance.yaml', 'dashboards'],
] as const)
  test(`the heading of ${type} is changed on the page, all else in the form`, async ({ page }) => {
    using kept = live.kept(file)
    await openPage(page, live, 'keys', path)
    const blocks = kept.before.split(/^ {2}- type: /m).slice(1)
    const number = blocks.findIndex((block) => block.startsWith(type)) + 1
    await chooseBlock(page, 'keys', number)
    await write(page, 'keys', 'Title', 'Other words')
    await expect(pageOf(page).getByRole('heading', { name: 'Other words' })).toBeVisible()
    const more = pageOf(page).getByRole('button', { name: 'More of it in the form' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText('This is changed in the form.')
    await expect(page.locator(`#block-${number - 1}`)).toBeFocused()
    const lines = await savedLines(page, 'keys', kept)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^\+ +title: Other words$/)
    await chooseBlock(page, 'keys', 1)
    await expect(handle(page, 1)).toHaveAttribute('aria-pressed', 'true')
    await expect(more).toHaveCount(type === 'chart' && number === 1 ? 1 : 0)
  })
