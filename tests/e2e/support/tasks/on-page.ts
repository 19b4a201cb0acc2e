/** What an author does on the page itself. */
import { expect } from '../fixtures.ts'
import { pageOf } from '../studio.ts'
import { chooseBlock, chooseText, handle, press, showPage, text, tool, write } from '../studio-page.ts'
import type { Doing, Tasks } from './place.ts'

export const tasksOnPage: Tasks = {
  'a heading is changed on the page': async ({ page, hand, place }) => {
    await openPage({ page, hand, place }, '/fees')
    await chooseBlock(page, hand.kind, 1)
    await write(page, hand.kind, 'Title', 'What it costs')
    await expect(pageOf(page).getByRole('heading', { level: 1 })).toHaveText('What it costs')
    expect(await linesOf({ page, hand, place })).toEqual([
      '-    title: Our Friendly Fees',
      '+    title: What it costs',
    ])
  },

  'two cards are swapped': async ({ page, hand, place }) => {
    await openPage({ page, hand, place }, '/cadet')
    await chooseBlock(page, hand.kind, 3)
    await chooseText(page, hand.kind, 'Card 2, Title')
    if (hand.kind === 'keys') await page.keyboard.press('Alt+ArrowUp')
    else await press(hand.kind, tool(page, 'Move up: Card 2: Weight'))
    await expect(page.getByRole('status')).toHaveText('Card 2: Weight is now 1 of 4.')
    if (hand.kind === 'keys') await expect(text(page, 'Card 1, Title')).toBeFocused()
    expectMoved(await linesOf({ page, hand, place }), 4)
  },

  'a block is moved up, stays in sight, and is in the form, too': async ({ page, hand, place }) => {
    await openPage({ page, hand, place }, '/cadet')
    await chooseBlock(page, hand.kind, 3)
    // By then the page stands still.
    await expect(text(page, 'Title')).toBeAttached()
    const heading = pageOf(page).getByRole('heading', { name: 'Four forces' })
    const top = async () => Math.round((await heading.boundingBox())?.y ?? 0)
    const before = await top()
    if (hand.kind === 'keys') await page.keyboard.press('Alt+ArrowUp')
    else await press(hand.kind, tool(page, 'Move up: Block 3: Card grid'))
    await expect(page.getByRole('status')).toHaveText('Block 3: Card grid: Four forces is now 2 of 4.')
    await expect(tool(page, 'Move up: Block 2: Card grid')).toBeVisible()
    // The space above a block may depend on the block before it.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(16)
    await expect(page.locator('.block.open')).toContainText('Block 2: Card grid')
    expectMoved(await linesOf({ page, hand, place }), 13)
  },

  'a card is duplicated, and the copy changed': async ({ page, hand, place }) => {
    await openPage({ page, hand, place }, '/cadet')
    await chooseBlock(page, hand.kind, 3)
    await chooseText(page, hand.kind, 'Card 4, Title')
    await press(hand.kind, tool(page, 'Duplicate: Card 4: Drag'))
    await expect(page.getByRole('status')).toHaveText('Card 5: Drag is added.')
    await expect(text(page, 'Card 5, Title')).toBeFocused()
    await write(page, hand.kind, 'Card 5, Title', 'Courage')
    expect(await linesOf({ page, hand, place })).toEqual([
      '+      - title: Courage',
      '+        text: The grip of the air, which holds everything back.',
      '+        emoji: ⬅️',
      '+        badgeClass: dusk',
    ])
  },

  'a block is removed': async ({ page, hand, place }) => {
    await openPage({ page, hand, place }, '/cadet')
    await chooseBlock(page, hand.kind, 2)
    await press(hand.kind, tool(page, 'Remove: Block 2: Rich text'))
    await expect(page.getByRole('status')).toHaveText(
      'Block 2: Rich text: Why a heavy thing can fly is removed. Undo brings it back.',
    )
    await expect(handle(page, 2)).toBeFocused()
    const lines = await linesOf({ page, hand, place })
    expect(lines.every((line) => line.startsWith('-'))).toBe(true)
    expect(lines).toContain('-    title: Why a heavy thing can fly')
    expect(lines).not.toContain('-    title: Four forces')
  },

  'a block is added below another, from the gallery': async ({ page, hand, place }) => {
    await openPage({ page, hand, place }, '/fees')
    await chooseBlock(page, hand.kind, 2)
    await press(hand.kind, tool(page, 'Add a block below: Block 2: Link list'))
    const gallery = page.getByRole('dialog', { name: 'Which block?' })
    await gallery.getByRole('searchbox', { name: 'Search' }).fill('button')
    await press(hand.kind, gallery.getByRole('button', { name: /^Large button/ }))
    await expect(gallery).toHaveCount(0)
    await expect(handle(page, 3)).toBeFocused()
    await expect(handle(page, 3)).toHaveText('Block 3: Large button')
    const lines = await linesOf({ page, hand, place })
    expect(lines.every((line) => line.startsWith('+'))).toBe(true)
    expect(lines.slice(0, 2)).toEqual(['+  - !todo', '+    type: ctaButton'])
  },

  'a fee and its total are changed': async ({ page, hand, place }) => {
    await openPage({ page, hand, place }, '/grade4fee')
    await chooseBlock(page, hand.kind, 2)
    await write(page, hand.kind, 'Item 1, Amount', '65,200')
    await expect(pageOf(page).getByText('65,200').first()).toBeVisible()
    await write(page, hand.kind, 'Total, Amount', '193,600')
    expect(await linesOf({ page, hand, place })).toEqual([
      '-        amount: ${facts.grade4Fee}',
      '+        amount: 65,200',
      '-      amount: ${facts.grade4Year}',
      '+      amount: 193,600',
    ])
  },

  'all of it is undone exactly': async ({ page, hand, place }) => {
    await openPage({ page, hand, place }, '/cadet')
    await chooseBlock(page, hand.kind, 3)
    await write(page, hand.kind, 'Title', 'Forces')
    await press(hand.kind, tool(page, 'Move up: Block 3: Card grid'))
    await press(hand.kind, tool(page, 'Duplicate: Block 2: Card grid'))
    await press(hand.kind, tool(page, 'Remove: Block 3: Card grid'))
    const undo = page.getByRole('button', { name: 'Undo' })
    while (await undo.isEnabled())
      if (hand.kind === 'keys') await page.keyboard.press('Control+z')
      else await hand.press(undo)
    await expect(pageOf(page).getByRole('heading', { name: 'Four forces' })).toBeVisible()
    expect(await linesOf({ page, hand, place })).toEqual([])
  },
}

/** Lines have moved, and nothing else: git says that they went and came. */
function expectMoved(lines: readonly string[], most: number): void {
  const [gone, came] = ['-', '+'].map((sign) =>
    lines
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1))
      .sort(),
  )
  expect(gone).toEqual(came)
  expect(gone?.length).toBeGreaterThan(0)
  expect(gone?.length).toBeLessThanOrEqual(most)
}

async function openPage({ page, hand, place }: Doing, path: string): Promise<void> {
  await place.open(page, path)
  await showPage(page, hand.kind)
}

/** Without the names of files: each of these tasks changes one. */
const linesOf = async ({ page, hand, place }: Doing) =>
  (await place.changes(page, hand)).map((line) => line.replace(/^\S+ /, ''))
