/** Studio on the page itself: what an author does there, by keys alone and with a thumb. git shows what changed. */
import { violations } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { liveSchool } from './support/live.ts'
import { field, pageOf } from './support/studio.ts'
import {
  chooseBlock,
  chooseText,
  copyOfSurface,
  gitLines,
  type Hand,
  handle,
  openPage,
  press,
  savedLines,
  text,
  tool,
  write,
} from './support/studio-page.ts'

const live = liveSchool()
/**
 * Chromium says so of each touch of a frame without scripts where touch is imitated, even if nobody listens, and of what
 * tests ask such a frame.
 */
const SANDBOXED = /Blocked script execution in .* the document's frame is sandboxed/
const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  tolerated: SANDBOXED,
}

for (const [hand, settings] of [
  ['keys', {}],
  ['thumb', PHONE],
] as const)
  test.describe(hand === 'keys' ? 'by keyboard alone' : 'with a thumb at 360 px', () => {
    test.use(settings)
    tasks(hand)
  })

function tasks(hand: Hand): void {
  test('a heading is changed on the page', async ({ page }) => {
    using file = live.kept('pages/fees.yaml')
    await openPage(page, live, hand, '/fees')
    await chooseBlock(page, hand, 1)
    await write(page, hand, 'Title', 'What it costs')
    await expect(pageOf(page).getByRole('heading', { level: 1 })).toHaveText('What it costs')
    expect(await savedLines(page, hand, file)).toEqual([
      '-    title: Our Friendly Fees',
      '+    title: What it costs',
    ])
  })

  test('two cards are swapped', async ({ page }) => {
    using file = live.kept('pages/cadet.yaml')
    await openPage(page, live, hand, '/cadet')
    await chooseBlock(page, hand, 3)
    await chooseText(page, hand, 'Cards 2, Title')
    if (hand === 'keys') await page.keyboard.press('Alt+ArrowUp')
    else await press(hand, tool(page, 'Move up: Cards 2'))
    await expect(page.getByRole('status')).toHaveText('Cards 2 is now 1 of 4.')
    if (hand === 'keys') await expect(text(page, 'Cards 1, Title')).toBeFocused()
    expectMoved(await savedLines(page, hand, file), 4)
  })

  test('a block is moved up, stays in sight, and is in the form, too', async ({ page }) => {
    using file = live.kept('pages/cadet.yaml')
    await openPage(page, live, hand, '/cadet')
    await chooseBlock(page, hand, 3)
    const heading = pageOf(page).getByRole('heading', { name: 'Four forces' })
    const top = async () => Math.round((await heading.boundingBox())?.y ?? 0)
    const before = await top()
    if (hand === 'keys') await page.keyboard.press('Alt+ArrowUp')
    else await press(hand, tool(page, 'Move up: Block 3: Card grid'))
    await expect(page.getByRole('status')).toHaveText('Block 3: Card grid is now 2 of 4.')
    await expect(tool(page, 'Move up: Block 2: Card grid')).toBeVisible()
    // The space above a block may depend on the block before it.
    expect(Math.abs((await top()) - before)).toBeLessThan(16)
    await expect(page.locator('.block.open')).toContainText('Block 2: Card grid')
    expectMoved(await savedLines(page, hand, file), 13)
  })

  test('a card is duplicated, and the copy changed', async ({ page }) => {
    using file = live.kept('pages/cadet.yaml')
    await openPage(page, live, hand, '/cadet')
    await chooseBlock(page, hand, 3)
    await chooseText(page, hand, 'Cards 4, Title')
    await press(hand, tool(page, 'Duplicate: Cards 4'))
    await expect(page.getByRole('status')).toHaveText('Cards 4 is added.')
    await expect(text(page, 'Cards 5, Title')).toBeFocused()
    await write(page, hand, 'Cards 5, Title', 'Courage')
    expect(await savedLines(page, hand, file)).toEqual([
      '+      - title: Courage',
      '+        text: The grip of the air, which holds everything back.',
      '+        emoji: ⬅️',
      '+        badgeClass: dusk',
    ])
  })

  test('a block is removed', async ({ page }) => {
    using file = live.kept('pages/cadet.yaml')
    await openPage(page, live, hand, '/cadet')
    await chooseBlock(page, hand, 2)
    await press(hand, tool(page, 'Remove: Block 2: Rich text'))
    await expect(page.getByRole('status')).toHaveText('Block 2: Rich text is removed. Undo brings it back.')
    await expect(handle(page, 2)).toBeFocused()
    const lines = await savedLines(page, hand, file)
    expect(lines.every((line) => line.startsWith('-'))).toBe(true)
    expect(lines).toContain('-    title: Why a heavy thing can fly')
    expect(file.now()).toContain('title: Four forces')
  })

  test('a block is added below another, from the gallery', async ({ page }) => {
    using file = live.kept('pages/fees.yaml')
    await openPage(page, live, hand, '/fees')
    await chooseBlock(page, hand, 2)
    await press(hand, tool(page, 'Add a block below: Block 2: Link list'))
    const gallery = page.getByRole('dialog', { name: 'Which block?' })
    await gallery.getByRole('searchbox', { name: 'Search' }).fill('button')
    await press(hand, gallery.getByRole('button', { name: /^Large button/ }))
    await expect(gallery).toHaveCount(0)
    await expect(handle(page, 3)).toBeFocused()
    await expect(handle(page, 3)).toHaveText('Block 3: Large button')
    const lines = await savedLines(page, hand, file)
    expect(lines.every((line) => line.startsWith('+'))).toBe(true)
    expect(lines).toContain('+  - type: ctaButton')
  })

  test('a fee and its total are changed', async ({ page }) => {
    using file = live.kept('pages/grade4fee.yaml')
    await openPage(page, live, hand, '/grade4fee')
    await chooseBlock(page, hand, 2)
    await write(page, hand, 'Items 1, Amount', '65,200')
    await expect(pageOf(page).getByText('65,200').first()).toBeVisible()
    await write(page, hand, 'Total, Amount', '193,600')
    expect(await savedLines(page, hand, file)).toEqual([
      '-        amount: ${facts.grade4Fee}',
      '+        amount: 65,200',
      '-      amount: ${facts.grade4Year}',
      '+      amount: 193,600',
    ])
  })

  test('all of it is undone exactly', async ({ page }) => {
    using file = live.kept('pages/cadet.yaml')
    await openPage(page, live, hand, '/cadet')
    await chooseBlock(page, hand, 3)
    await write(page, hand, 'Title', 'Forces')
    await press(hand, tool(page, 'Move up: Block 3: Card grid'))
    await press(hand, tool(page, 'Duplicate: Block 2: Card grid'))
    await press(hand, tool(page, 'Remove: Block 3: Card grid'))
    const undo = page.getByRole('button', { name: 'Undo' })
    while (await undo.isEnabled())
      if (hand === 'keys') await page.keyboard.press('Control+z')
      else await undo.tap()
    await expect(pageOf(page).getByRole('heading', { name: 'Four forces' })).toBeVisible()
    expect(await savedLines(page, hand, file)).toEqual([])
    expect(file.now()).toBe(file.before)
  })
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

test('Escape leaves a text as it was, and undo has nothing to undo', async ({ page }) => {
  using file = live.kept('pages/fees.yaml')
  await openPage(page, live, 'keys', '/fees')
  await chooseBlock(page, 'keys', 1)
  await press('keys', text(page, 'Text'))
  await page.keyboard.type('Other words')
  await expect(pageOf(page).getByText('Other words').first()).toBeVisible()
  await expect(field(page, 'blocks-0-text')).toHaveValue('Other words')
  await page.keyboard.press('Escape')
  await expect(text(page, 'Text')).toBeFocused()
  await expect(field(page, 'blocks-0-text')).toHaveValue(/^Choose a grade/)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  expect(gitLines(file)).toEqual([])
  expect(await tool(page, 'Move down: Block 1: Hero').count()).toBe(1)
})

test.describe('in every state', () => {
  test.use({ tolerated: SANDBOXED })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`everybody can use it: names, colours and policy, in the ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await openPage(page, live, 'keys', '/cadet')
      for (const state of ['block', 'text', 'editor', 'long editor', 'gallery']) {
        if (state === 'block') await chooseBlock(page, 'keys', 3)
        if (state === 'text') await chooseText(page, 'keys', 'Cards 1, Title')
        if (state === 'editor') await page.keyboard.press('Enter')
        if (state === 'long editor') {
          await page.keyboard.press('Escape')
          await press('keys', text(page, 'Text'))
        }
        if (state === 'gallery') {
          await page.keyboard.press('Escape')
          await press('keys', tool(page, 'Add a block below: Block 3: Card grid'))
          await expect(page.locator('.gallery iframe').first()).toBeVisible()
        }
        expect.soft(await violations(page), `${colorScheme} ${state}`).toEqual([])
        const copy = await copyOfSurface(page)
        await copy.emulateMedia({ colorScheme })
        expect.soft(await violations(copy), `${colorScheme} ${state} on the page`).toEqual([])
        await copy.close()
      }
      await page.keyboard.press('Escape')
      await expect(tool(page, 'Add a block below: Block 3: Card grid')).toBeFocused()
    })
})

test('Tab leads from the form to the blocks of the page, arrows from block to block', async ({ page }) => {
  await openPage(page, live, 'keys', '/fees')
  await page.locator('#messages').evaluate((element) => element.scrollIntoView())
  await handle(page, 1).focus()
  await page.keyboard.press('Tab')
  await expect(tool(page, 'Move down: Block 1: Hero')).toBeFocused()
  await handle(page, 1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(handle(page, 2)).toBeFocused()
  await expect(page.locator('.block.open')).toContainText('Block 2: Link list')
  await page
    .getByRole('button', { name: /^Block 3: Rich text/ })
    .first()
    .click()
  await expect(handle(page, 3)).toHaveAttribute('aria-pressed', 'true')
  await expect(pageOf(page).getByRole('heading', { name: 'What to plan for' })).toBeInViewport()
})

test('what the page does not say as the file does is changed in the form', async ({ page }) => {
  await openPage(page, live, 'keys', '/fees')
  await pageOf(page)
    .locator('.hero')
    .dblclick({ position: { x: 5, y: 5 } })
  await expect(page.getByRole('status')).toHaveText('Change this in the form.')
  await expect(page.locator('#block-0')).toBeFocused()
})
