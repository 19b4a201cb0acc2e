/** Studio on the page itself: what an author does there, by keys alone and with a thumb. git shows what changed. */
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { task } from '../support/hands.ts'
import { liveSchool } from '../support/live.ts'
import { field, pageOf, saveByKey } from '../support/studio.ts'
import {
  chooseBlock,
  chooseText,
  copyOfSurface,
  editor,
  gitLines,
  handle,
  openPage,
  press,
  SANDBOXED,
  text,
  tool,
} from '../support/studio-page.ts'
import { placeOfLive } from '../support/tasks/local-place.ts'
import { tasksOnPage } from '../support/tasks/on-page.ts'

const live = liveSchool()
const place = placeOfLive(live)
test.describe('what an author does on the page', () => {
  test.use({ tolerated: SANDBOXED })
  for (const [name, act] of Object.entries(tasksOnPage))
    task(name, ({ page, hand }) => act({ page, hand, place }))
})

test('Escape leaves a text as it was, and undo has nothing to undo', async ({ page }) => {
  using file = live.kept('pages/fees.yaml')
  await openPage(page, live, 'keys', '/fees')
  await chooseBlock(page, 'keys', 1)
  await press('keys', text(page, 'Text'))
  await expect(editor(page, 'Text')).toBeFocused()
  await expect(editor(page, 'Text')).toHaveAccessibleDescription(/^An empty line starts a new paragraph\. /)
  await page.keyboard.type('Other words')
  await expect(pageOf(page).getByText('Other words').first()).toBeVisible()
  await expect(field(page, 'blocks-0-text')).toHaveValue(/^Choose a grade.*Other words$/)
  await page.keyboard.press('Escape')
  await expect(text(page, 'Text')).toBeFocused()
  await expect(field(page, 'blocks-0-text')).toHaveValue(/^Choose a grade/)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  expect(gitLines(file)).toEqual([])
  await expect(tool(page, 'Move down: Block 1: Hero')).toHaveCount(1)
})

test('the buttons of a card stay on it, wherever it goes', async ({ page }) => {
  await openPage(page, live, 'keys', '/cadet')
  await chooseBlock(page, 'keys', 3)
  await chooseText(page, 'keys', 'Card 3, Title')
  await press('keys', tool(page, 'Move up: Card 3: Thrust'))
  await press('keys', tool(page, 'Move up: Card 2: Thrust'))
  await expect(page.getByRole('status')).toHaveText('Card 2: Thrust is now 1 of 4.')
  await expect(tool(page, 'Move down: Card 1: Thrust')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await press('keys', tool(page, 'Remove: Card 2: Thrust'))
  await expect(page.getByRole('status')).toHaveText('Card 2: Thrust is removed. Undo brings it back.')
  await expect(tool(page, 'Remove: Block 3: Card grid')).toHaveCount(1)
  await expect(pageOf(page).getByRole('toolbar', { name: /^Card/ })).toHaveCount(0)
})

test.describe('a long text', () => {
  test.use({ tolerated: SANDBOXED })

  test('a paragraph is written without the line breaks of the file, and buttons make bold words and links', async ({
    page,
  }) => {
    using file = live.kept('pages/who.yaml')
    await openPage(page, live, 'keys', '/who')
    await chooseBlock(page, 'keys', 2)
    await press('keys', text(page, 'Text'))
    const area = editor(page, 'Text')
    await expect(area).toHaveValue(/which is grades 4, 5 and 6\. It belongs to a group of schools and stands/)
    const select = (words: string) =>
      area.evaluate((element: HTMLTextAreaElement, wanted) => {
        const start = element.value.indexOf(wanted)
        element.setSelectionRange(start, start + wanted.length)
      }, words)
    await select('group of schools')
    await tool(page, 'Bold').press('Enter')
    await expect(pageOf(page).locator('strong', { hasText: 'group of schools' })).toBeVisible()
    await expect(area).toBeFocused()
    await select("Murang'a County")
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Where does the link lead?' })
    await dialog.getByRole('searchbox', { name: 'Search' }).fill('Location')
    await dialog
      .getByRole('button', { name: /^Location/ })
      .first()
      .press('Enter')
    await expect(pageOf(page).getByRole('link', { name: "Murang'a County" }).first()).toBeVisible()
    await expect(area).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(text(page, 'Text')).toBeFocused()
    await saveByKey(page)
    expect(gitLines(file)).toEqual([
      "-      belongs to a group of schools and stands in Murang'a County.",
      "+      belongs to a **group of schools** and stands in [Murang'a County](/location).",
    ])
  })
})

test('Tab leads from a text to its buttons, and to the value that stood there', async ({ page }) => {
  await openPage(page, live, 'keys', '/grade5fee')
  await chooseBlock(page, 'keys', 2)
  await press('keys', text(page, 'Item 1, Amount'))
  await expect(pageOf(page).getByText('stands for: 68,400')).toBeVisible()
  await expect(editor(page, 'Item 1, Amount')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('68,900')
  const everywhere = tool(page, 'Write 68,900 everywhere')
  await expect(everywhere).toBeVisible()
  for (const button of [tool(page, 'Done'), tool(page, 'Leave as it was'), everywhere]) {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(everywhere).toHaveCount(0)
  await expect(field(page, 'blocks-1-items-0-amount')).toHaveValue('${facts.grade5Fee}')
  await page.keyboard.press('Control+z')
  await expect(field(page, 'blocks-1-items-0-amount')).toHaveValue('68,900')
})

test.describe('in every state', () => {
  test.use({ tolerated: SANDBOXED })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`everybody can use it: names, colours and policy, in the ${colorScheme}`, async ({ page }) => {
      // Many looks for barriers.
      test.slow()
      await page.emulateMedia({ colorScheme })
      await openPage(page, live, 'keys', '/cadet')
      for (const state of ['block', 'text', 'editor', 'long editor', 'gallery']) {
        if (state === 'block') await chooseBlock(page, 'keys', 3)
        if (state === 'text') await chooseText(page, 'keys', 'Card 1, Title')
        if (state === 'editor') {
          await page.keyboard.press('Enter')
          await expect(editor(page, 'Card 1, Title')).toBeFocused()
        }
        if (state === 'long editor') {
          await page.keyboard.press('Escape')
          await expect(text(page, 'Card 1, Title')).toBeFocused()
          await press('keys', text(page, 'Text'))
          await expect(editor(page, 'Text')).toBeFocused()
        }
        if (state === 'gallery') {
          await page.keyboard.press('Escape')
          await expect(text(page, 'Text')).toBeFocused()
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

test('the header of the page covers what Studio shows on texts below it', async ({ page }) => {
  await openPage(page, live, 'keys', '/grade5fee')
  await chooseBlock(page, 'keys', 2)
  await expect(text(page, 'Item 1, Title')).toBeVisible()
  // What is at the place of a text: before, and after it was scrolled below the header.
  const atText = (isBelow: boolean) =>
    page.evaluate((moves) => {
      const frame = document.querySelector<HTMLIFrameElement>('#page')
      const [inner, view] = [frame?.contentDocument, frame?.contentWindow]
      const text = inner?.querySelector('ukurasa-studio')?.shadowRoot?.querySelector('.text')
      const header = inner?.querySelector('header')?.getBoundingClientRect()
      if (!moves) text?.scrollIntoView({ block: 'center', behavior: 'instant' })
      else if (text && header)
        view?.scrollBy({
          top: text.getBoundingClientRect().bottom - (header.top + header.height / 2),
          behavior: 'instant',
        })
      const { left = 0, bottom = 0 } = text?.getBoundingClientRect() ?? {}
      return inner?.elementFromPoint(left + 4, bottom - 4)?.closest('header, ukurasa-studio')?.localName
    }, isBelow)
  await expect.poll(() => atText(false)).toBe('ukurasa-studio')
  await expect.poll(() => atText(true)).toBe('header')
})

test('Tab leads from the form to the blocks of the page, arrows from block to block', async ({ page }) => {
  await openPage(page, live, 'keys', '/fees')
  await page.locator('#messages').evaluate((element) => element.scrollIntoView())
  await handle(page, 1).focus()
  await expect(tool(page, 'Move down: Block 1: Hero')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tool(page, 'Move down: Block 1: Hero')).toBeFocused()
  await handle(page, 1).press('ArrowDown')
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

test('from an amount on the page, a double click leads to its field', async ({ page }) => {
  await openPage(page, live, 'keys', '/grade5fee')
  await pageOf(page)
    .getByText(/68,400/)
    .first()
    .dblclick()
  await expect(field(page, 'blocks-1-items-0-amount')).toBeFocused()
})

test('a link of the menu says where other pages are opened', async ({ page }) => {
  await openPage(page, live, 'keys', '/fees')
  await pageOf(page).getByRole('link', { name: 'Location' }).first().click()
  await expect(page.getByRole('status')).toContainText('“Manage pages” opens another page.')
})

test('from a date of a calendar on the page, a double click leads to its field', async ({ page }) => {
  await openPage(page, live, 'keys', '/events')
  // The first day of Term 3 is the last one of the holiday before it, and comes second on the page.
  for (const [day, at, name] of [
    ['24 June 2025', 0, 'periods-1-breaks-0-start'],
    ['2 September 2025', 0, 'periods-1-breakAfter-end'],
    ['2 September 2025', 1, 'periods-2-start'],
  ] as const) {
    await pageOf(page).locator('time').filter({ hasText: day }).nth(at).dblclick()
    await expect(field(page, `blocks-1-${name}`)).toBeFocused()
  }
  await expect(page.getByRole('status')).toHaveText('Change this in the form: Period 3, Start.')
})
