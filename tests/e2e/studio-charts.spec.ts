/** Blocks whose views measure their texts or group by them. */
import { expect, test } from './support/fixtures.ts'
import { liveSchool } from './support/live.ts'
import { pageOf } from './support/studio.ts'
import { chooseBlock, openPage, savedLines, write } from './support/studio-page.ts'

const live = liveSchool()
const more = 'More of it in the form'

test('the heading and the words of a chart are changed on the page', async ({ page }) => {
  using kept = live.kept('pages/dashboards/kcpe-2023.yaml')
  await openPage(page, live, 'keys', '/dashboards/kcpe-2023')
  await chooseBlock(page, 'keys', 1)
  await write(page, 'keys', 'Title', 'Other words')
  await expect(pageOf(page).getByRole('heading', { name: 'Other words' })).toBeVisible()
  await write(page, 'keys', 'Categories 1', 'Under 200')
  await expect(pageOf(page).locator('figure svg')).toContainText(/Under\s*200/)
  await expect(pageOf(page).getByRole('button', { name: more })).toHaveCount(0)
  const lines = await savedLines(page, 'keys', kept)
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    '- title: "Sample data: spread of marks, KCPE 2023"',
    '+ title: "Other words"',
    '- - Below 200',
    '+ - Under 200',
  ])
})

test('the heading of dashboards is changed on the page, and a button leads to the rest', async ({ page }) => {
  using kept = live.kept('pages/perfomance.yaml')
  await openPage(page, live, 'keys', '/perfomance')
  await chooseBlock(page, 'keys', 3)
  await write(page, 'keys', 'Title', 'Other words')
  await expect(pageOf(page).getByRole('heading', { name: 'Other words' })).toBeVisible()
  const button = pageOf(page).getByRole('button', { name: more })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Change this in the form.')
  await expect(page.locator('#block-2')).toBeFocused()
  expect(await savedLines(page, 'keys', kept)).toEqual([
    '-    title: Results by year',
    '+    title: Other words',
  ])
  await chooseBlock(page, 'keys', 1)
  await expect(button).toHaveCount(0)
})
