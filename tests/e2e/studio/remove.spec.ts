/** A press that comes twice, or a key that is held, removes one thing only. */
import { expect, test } from '../support/fixtures.ts'
import { liveSchool } from '../support/live.ts'
import { field, openStudio } from '../support/studio.ts'
import { chooseBlock, openPage, SANDBOXED, tool } from '../support/studio-page.ts'

const live = liveSchool()
test.use({ tolerated: SANDBOXED })

test('a double click on the bin of a block on the page removes one block', async ({ page }) => {
  await openPage(page, live, 'keys', '/cadet')
  await chooseBlock(page, 'keys', 2)
  const blocks = page.locator('.block')
  const count = await blocks.count()
  const box = await tool(page, 'Remove: Block 2: Rich text').boundingBox()
  await page.mouse.dblclick((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { delay: 150 })
  await expect(page.getByRole('status')).toHaveText(
    'Block 2: Rich text: Why a heavy thing can fly is removed. Undo brings it back.',
  )
  await expect(blocks).toHaveCount(count - 1)
})

test('in the form, one entry goes for each press', async ({ page }) => {
  await openStudio(page, live, '/cadet')
  await page
    .getByRole('button', { name: /^Block 3: / })
    .first()
    .press('Enter')
  const cards = page.getByRole('button', { name: /^Card \d+$/ })
  const count = await cards.count()
  await page.getByRole('button', { name: 'Remove: Card 2' }).dblclick()
  await expect(cards).toHaveCount(count - 1)
  // The second press gives the focus to what is below the pointer by then.
  await expect(page.getByRole('status')).toHaveText('Card 2: Weight is removed. Undo brings it back.')
})

test('a key that is held removes one entry, and copies none', async ({ page }) => {
  await openStudio(page, live, '/cadet')
  await page
    .getByRole('button', { name: /^Block 3: / })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: 'Remove: Card 2' }).focus()
  const cards = page.getByRole('button', { name: /^Card \d+$/ })
  const count = await cards.count()
  await page.keyboard.down('Enter')
  await expect(page.getByRole('button', { name: 'Duplicate: Card 2' })).toBeFocused()
  for (const _ of [1, 2, 3]) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(cards).toHaveCount(count - 1)
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(count)
  await expect(field(page, 'blocks-2-cards-2')).toBeVisible()
})
