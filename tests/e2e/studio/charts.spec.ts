/** Blocks whose views measure their texts or group by them. */
import { expect, test } from '../support/fixtures.ts'
import { liveSchool } from '../support/live.ts'
import { pageOf } from '../support/studio.ts'
import { chooseBlock, openPage, press, savedLines, text, write } from '../support/studio-page.ts'

const live = liveSchool()
const more = 'More of it in the form'

test('the heading and the words of a chart are changed on the page', async ({ page }) => {
  using kept = live.kept('pages/dashboards/kcpe-2023.yaml')
  await openPage(page, live, 'keys', '/dashboards/kcpe-2023')
  await chooseBlock(page, 'keys', 1)
  await write(page, 'keys', 'Title', 'Other words')
  await expect(pageOf(page).getByRole('heading', { name: 'Other words' })).toBeVisible()
  await write(page, 'keys', 'Category 1', 'Under 200')
  await expect(pageOf(page).locator('figure svg')).toContainText(/Under\s*200/)
  // The name of the series is only in the table, which is folded.
  await expect(pageOf(page).getByRole('button', { name: more })).toHaveCount(1)
  const lines = await savedLines(page, 'keys', kept)
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    '- title: "Sample data: spread of marks, KCPE 2023"',
    '+ title: "Other words"',
    '- - Below 200',
    '+ - Under 200',
  ])
})

test('the words of dashboards are changed on the page; the year by which they are grouped in the form', async ({
  page,
}) => {
  using kept = live.kept('pages/perfomance.yaml')
  await openPage(page, live, 'keys', '/perfomance')
  await chooseBlock(page, 'keys', 3)
  await write(page, 'keys', 'Title', 'Other words')
  await expect(pageOf(page).getByRole('heading', { name: 'Other words' })).toBeVisible()
  await write(page, 'keys', 'Item 2, Title', 'Our school and the country')
  await expect(pageOf(page).getByRole('heading', { name: 'Our school and the country' })).toBeVisible()
  const button = pageOf(page).getByRole('button', { name: more })
  await press('keys', button)
  await expect(page.getByRole('status')).toHaveText('Change this in the form.')
  await expect(page.locator('#block-2')).toBeFocused()
  expect(await savedLines(page, 'keys', kept)).toEqual([
    '-    title: Results by year',
    '+    title: Other words',
    '-        title: School Comparison against National KCPE 2023',
    '+        title: Our school and the country',
  ])
  await chooseBlock(page, 'keys', 1)
  await expect(button).toHaveCount(0)
})

test.describe('with a mouse', () => {
  // Chromium says so of what tests ask a frame in which nothing may run.
  test.use({ tolerated: /Blocked script execution in .* the document's frame is sandboxed/ })

  test('two clicks on the frame of a dashboard lead to it in the form, and from there to the page in it', async ({
    page,
  }) => {
    await openPage(page, live, 'keys', '/perfomance')
    await chooseBlock(page, 'keys', 3)
    await expect(text(page, 'Item 2, Title')).toBeAttached()
    // The frame itself lets clicks through.
    const around = pageOf(page).locator(':has(> iframe)').nth(1)
    await around.dblclick({ position: { x: 60, y: 60 } })
    await expect(page.getByRole('status')).toHaveText('Change this in the form: Item 2.')
    await expect(page.locator('#field-blocks-2-items-1')).toBeFocused()
    const link = page.getByRole('link', { name: 'Open /dashboards/kcpe-2023-comparison' })
    await expect(link).toHaveAttribute('href', '/_studio/dashboards/kcpe-2023-comparison')
  })
})

test('figures from a spreadsheet are pasted into a series from the value where one is', async ({ page }) => {
  using kept = live.kept('pages/dashboards/kcpe-2023.yaml')
  await openPage(page, live, 'keys', '/dashboards/kcpe-2023')
  const value = page.locator('#field-blocks-0-series-0-values-1')
  await value.focus()
  await value.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '61\r\n64\r\n')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('status')).toHaveText('Rows pasted: 2. Undo takes them back.')
  await expect(value).toHaveValue('61')
  const lines = await savedLines(page, 'keys', kept)
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual([
    '- values: [10, 20, 30, 30, 20, 10]',
    '+ values: [10, 61, 64, 30, 20, 10]',
  ])
})
