/** What Studio shows stays where it belongs: frames, messages and margins. */
import { expect, test } from '../support/fixtures.ts'
import { field, openStudio } from '../support/studio.ts'
import { chooseBlock, SANDBOXED, text, tool } from '../support/studio-page.ts'
import { studioSite } from '../support/studio-site.ts'

const COLUMNS = ['Weekdays', 'Breakfast', 'Something at ten', 'Lunch in the hall', 'Tea', 'Supper', 'Guests']

const NEAT = `title: Meals
description: What is on the table, from Monday to Friday.
blocks:
  - type: hero
    title: Meals
  - type: faq
    items:
      - question: Who eats here?
        answer: All who want to.
      - question: When?
        answer: At noon.
  - type: ctaButton
    title: Come
    href: !todo /nowhere
`

const WIDE = `title: The week
description: What is on the table, from Monday to Friday, in the hall and at tea.
blocks:
  - type: table
    columns:
${COLUMNS.map((name) => `      - name: ${name}\n`).join('')}    items:
      - ${COLUMNS.map((name) => `${name}: ${name === 'Guests' ? '${facts.guests}' : 'Bread, butter and jam'}`).join('\n        ')}
`

const site = studioSite('tests/sites/lugha', { 'pages/neat.yaml': NEAT, 'pages/wide.yaml': WIDE })
test.use({ tolerated: SANDBOXED })

test('a slip in a field puts no red frame on who confirms it', async ({ page }) => {
  await openStudio(page, site, '/neat')
  await page
    .getByRole('button', { name: /^Block 3: / })
    .first()
    .press('Enter')
  const href = field(page, 'blocks-2-href')
  await expect(href).toHaveAttribute('aria-invalid', 'true')
  const colour = (element: Element) => getComputedStyle(element).borderTopColor
  const red = await href.evaluate(colour)
  for (const name of ['Who confirms it', 'By when'])
    expect(await page.getByLabel(name).evaluate(colour)).not.toBe(red)
})

test('an answer that is closed has no frame on the page', async ({ page }) => {
  await openStudio(page, site, '/neat')
  await chooseBlock(page, 'keys', 2)
  await expect(text(page, 'Item 1, Question')).toHaveCount(1)
  await expect(text(page, 'Item 1, Answer')).toHaveCount(0)
  await expect(tool(page, 'More of it in the form')).toBeVisible()
})

test('a message below a row is as wide as the form, not as the table', async ({ page }) => {
  await openStudio(page, site, '/wide')
  const message = page.locator('.grid .message').first()
  await expect(message).toBeVisible()
  const frame = await page.locator('.grid-frame').boundingBox()
  const box = await message.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
})

test('what a second tab says has a margin', async ({ page, context }) => {
  await openStudio(page, site, '/join')
  const second = await context.newPage()
  await second.goto(`${site.address()}/_studio/join`)
  const alert = second.getByRole('alert')
  await expect(alert).toContainText('This page is open in another tab.')
  expect((await alert.boundingBox())?.x).toBeGreaterThan(8)
})
