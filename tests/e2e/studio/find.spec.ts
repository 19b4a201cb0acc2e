/** Words are found on all pages, and the author goes from place to place. */
import { violations } from '../support/axe.ts'
import { expect } from '../support/fixtures.ts'
import { task } from '../support/hands.ts'
import { field, openStudio, pageOf } from '../support/studio.ts'
import { studioSite } from '../support/studio-site.ts'
import { panel, says, undo } from '../support/tasks/pages.ts'

const site = studioSite('tests/sites/boulangerie')
const NAME = 'Open another page, or find words'

task('a name is changed on every page that has it', async ({ page, hand }) => {
  await openStudio(page, site, '/tarifs')
  const dialog = await panel(page, hand, NAME)
  await hand.write(dialog.getByLabel('Search'), 'HENRI  lenoir')
  await expect(dialog.getByRole('status')).toHaveText(
    /^Pages with this title: 0\. Places with these words: \d+\.$/,
  )
  const places = dialog.getByRole('region', { name: 'Places with these words' })
  await expect(places.locator('mark').first()).toHaveText('Henri Lenoir')
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const own = places.getByRole('button', { name: /“À ses côtés” \(Card grid\), Card 3, Title/ })
  await hand.press(own)
  const title = field(page, 'blocks-2-cards-2-title')
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await expect(says(page)).toHaveText(
    /^Place \d+ of \d+: “À ses côtés” \(Card grid\), Card 3, Title\. Page: L’équipe\.$/,
  )
  expect(
    await title.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    ),
  ).toBe('Henri Lenoir')
  await expect(pageOf(page).locator('h1')).toHaveText('L’équipe')
  await hand.write(title, 'Jeanne Lenoir')
  const bar = page.getByRole('region', { name: 'Search' })
  await expect(bar).toContainText(/Places with “HENRI {2}lenoir”: \d/)
  expect(await violations(page)).toEqual([])
  await hand.press(bar.getByRole('button', { name: 'All places' }))
  const again = page.getByRole('dialog', { name: NAME })
  await expect(again.getByLabel('Search')).toHaveValue('HENRI  lenoir')
  await expect(again.getByRole('button', { name: /Card 3, Title/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await hand.press(bar.getByRole('button', { name: 'Stop searching' }))
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Manage pages' })).toBeFocused()
  await hand.press(undo(page))
  await expect(title).toHaveValue('Henri Lenoir')
})

task('places follow each other; tables and settings are found, too', async ({ page, hand }) => {
  await openStudio(page, site, '/equipe')
  const dialog = await panel(page, hand, NAME)
  await hand.write(dialog.getByLabel('Search'), 'croissant')
  const places = dialog.getByRole('region', { name: 'Places with these words' })
  await expect(places.locator('mark').first()).toHaveText(/^croissant$/i)
  const count = await places.locator('.found-in button').count()
  expect(count).toBeGreaterThan(2)
  await expect(places.getByRole('region', { name: 'pages/data/tarifs.csv' })).toBeVisible()
  await hand.press(places.getByRole('button').first())
  const bar = page.getByRole('region', { name: 'Search' })
  await expect(says(page)).toHaveText(new RegExp(`^Place 1 of ${count}: `))
  for (let number = 2; number <= count; number++) {
    if (hand.kind === 'keys') await page.keyboard.press('F8')
    else await hand.press(bar.getByRole('button', { name: /^Next place/ }))
    await expect(says(page)).toHaveText(new RegExp(`^Place ${number} of ${count}: `))
    await expect(page.locator('#form :is(input, textarea):focus')).toHaveCount(1)
  }
  await hand.press(bar.getByRole('button', { name: /^Next place/ }))
  await expect(says(page)).toHaveText(new RegExp(`^Place 1 of ${count}: `))
})

task('words that are nowhere: what that means is said', async ({ page, hand }) => {
  await openStudio(page, site, '/equipe')
  const dialog = await panel(page, hand, NAME)
  await hand.write(dialog.getByLabel('Search'), 'Zanzibar')
  await expect(dialog.getByRole('status')).toHaveText('Pages with this title: 0. Places with these words: 0.')
  await expect(dialog).toContainText('These words are on no page, and in no snippet, table or setting.')
  expect(await violations(page)).toEqual([])
})
