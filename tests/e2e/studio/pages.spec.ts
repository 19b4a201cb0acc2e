/** Tasks of an author in Studio, by keyboard and with a thumb. After each, only the lines that had to change have. */
import { violations } from '../support/axe.ts'
import { expect } from '../support/fixtures.ts'
import { task } from '../support/hands.ts'
import { openStudio, pageOf } from '../support/studio.ts'
import { handle } from '../support/studio-page.ts'
import { saveAll, studioSite } from '../support/studio-site.ts'
import { placeOfSite } from '../support/tasks/local-place.ts'
import { panel, redo, says, TRIP, tasksWithPages, undo } from '../support/tasks/pages.ts'

const site = studioSite('tests/sites/lugha', {
  'pages/trip.yaml': TRIP,
  'pages/plan.yaml': TRIP.replace('blocks:', 'draft: true\nblocks:'),
})
const place = placeOfSite(site)

for (const [name, act] of Object.entries(tasksWithPages))
  task(name, ({ page, hand }) => act({ page, hand, place }))

task('a page that was broken in an editor is mended by its button', async ({ page, hand }) => {
  const sound = site.read('pages/join.yaml')
  site.write(
    'pages/join.yaml',
    sound.replace('title: How', 'title:How').replace('    text: Write', '    texst: Write'),
  )
  await openStudio(page, site, '/join')
  const list = page.getByRole('region', { name: 'What the check says' })
  for (const code of [/^Fix: .*colon/, /^Fix: .*texst/]) {
    await hand.press(list.getByRole('button', { name: code }))
    await expect(list.getByRole('group', { name: 'This would change' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await hand.press(list.getByRole('button', { name: 'Fix it' }))
    await expect(says(page)).toHaveText('Fixed: 1. Undo takes it back.')
    await expect(undo(page)).toBeFocused()
  }
  await expect(list).toContainText('The check finds nothing to fix.')
  expect(await place.changes(page, hand)).toEqual([])
})

task('all that is safe to mend is mended in one step', async ({ page, hand }) => {
  const sound = site.read('pages/join.yaml')
  site.write(
    'pages/join.yaml',
    sound.replace('description', 'descripton').replace('    text: Write', '    texst: Write'),
  )
  await openStudio(page, site, '/join')
  const list = page.getByRole('region', { name: 'What the check says' })
  await hand.press(list.getByRole('button', { name: 'Fix all that is safe to fix' }))
  await hand.press(list.getByRole('button', { name: 'Fix it' }))
  await expect(says(page)).toHaveText('Fixed: 2. Undo takes it back.')
  await expect(undo(page)).toBeFocused()
  await expect(list).toContainText('The check finds nothing to fix.')
  await hand.press(undo(page))
  await expect(list).toContainText('texst')
  await hand.press(redo(page))
  expect(await place.changes(page, hand)).toEqual([])
})

task('Save stays in view', async ({ page }) => {
  await openStudio(page, site, '/fees')
  await page.getByRole('heading', { name: 'What the check says' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: 'What the check says' })).toBeInViewport()
})

task('all pages are listed by their titles', async ({ page, hand }) => {
  await openStudio(page, site, '/fees')
  const dialog = await panel(page, hand, 'Open another page, or find words')
  const titles = await dialog.getByRole('listitem').allInnerTexts()
  expect(titles.length).toBeGreaterThan(5)
  expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other)))
})

task('a draft is published', async ({ page, hand }) => {
  await openStudio(page, site, '/plan')
  const dialog = await panel(page, hand, 'Draft and dates')
  await expect(dialog).toContainText('This page is a draft: visitors do not see it.')
  await hand.press(dialog.getByRole('button', { name: 'Publish it' }))
  await expect(dialog).toContainText('Visitors see this page.')
  const from = dialog.getByLabel('Shown from')
  await from.fill('2099-01-04T08:00')
  await expect(dialog).toContainText(/They see it from .*2099/)
  await from.fill('')
  await expect(dialog).toContainText('Visitors see this page.')
  await hand.press(dialog.getByRole('button', { name: 'Close' }))
  expect(await place.changes(page, hand)).toEqual(['pages/plan.yaml', '-draft: true'])
})

task('a page that is deleted cannot be edited on the page any more', async ({ page, hand }) => {
  await openStudio(page, site, '/trip')
  if (hand.kind === 'thumb') await hand.press(page.getByRole('button', { name: 'Page', exact: true }))
  await expect(handle(page, 1)).toBeVisible()
  const dialog = await panel(page, hand, 'Delete the page')
  await hand.press(dialog.getByRole('button', { name: 'Delete it' }))
  const gone = pageOf(page).getByText('pages/trip.yaml is deleted. Undo brings it back.')
  await expect(gone).toBeVisible()
  await saveAll(page, hand)
  await expect(gone).toBeVisible()
  await expect(handle(page, 1)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', '/')
  await hand.press(undo(page))
  await expect(handle(page, 1)).toBeVisible()
  await expect(gone).toHaveCount(0)
})
