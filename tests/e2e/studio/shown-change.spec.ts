/** The page shows what is changed in the form, however far down it is. */
import { expect, test } from '../support/fixtures.ts'
import { field, openStudio, pageOf } from '../support/studio.ts'
import { SANDBOXED } from '../support/studio-page.ts'
import { studioSite } from '../support/studio-site.ts'

const DAYS = Array.from({ length: 28 }, (_, at) => String(at + 1).padStart(2, '0'))

const DATES = `title: Agenda
description: Les rendez-vous du mois à la boulangerie, un par jour, du premier au dernier.
blocks:
  - type: calendar
    title: Un par jour
    year: 2026
    events:
${DAYS.map((day) => `      - name: Rendez-vous ${day}\n        date: 2026-12-${day}\n`).join('')}`

const site = studioSite('tests/sites/boulangerie', { 'pages/dates.yaml': DATES })
test.use({ tolerated: SANDBOXED })

test('an event low in a calendar comes into sight when it is changed or added', async ({ page }) => {
  await openStudio(page, site, '/dates')
  const last = pageOf(page).getByText('Rendez-vous 27').first()
  await expect(last).not.toBeInViewport()
  await page.getByRole('button', { name: /^\S+ 27$/ }).click()
  await field(page, 'blocks-0-events-26-name').fill('Nuit blanche')
  await expect(pageOf(page).getByText('Nuit blanche').first()).toBeInViewport()
  const top = () =>
    pageOf(page)
      .locator('html')
      .evaluate(() => scrollY)
  const before = await top()
  // What is in sight stays where it is.
  await field(page, 'blocks-0-events-26-name').fill('Nuit claire')
  await expect(pageOf(page).getByText('Nuit claire').first()).toBeInViewport()
  expect(await top()).toBe(before)
  await field(page, 'blocks-0-title').fill('Un rendez-vous par jour')
  await expect(pageOf(page).getByText('Un rendez-vous par jour').first()).toBeInViewport()
})
