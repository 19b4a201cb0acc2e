/** An author who has gone on to something else before Studio is ready: nothing takes the focus away, and nothing typed is lost. */
import { SOURCES } from '../../../src/preview/studio.ts'
import { expect, test } from '../support/fixtures.ts'
import { focusRests } from '../support/frames.ts'
import { heldBack } from '../support/gate.ts'
import { field, openStudio, pageOf, saveByKey, saved } from '../support/studio.ts'
import { chooseBlock, editor, handle, press, text, tool } from '../support/studio-page.ts'
import { studioSite } from '../support/studio-site.ts'

const site = studioSite('tests/sites/lugha')

test('a change of others is shown, also if the author opens a file while it is fetched', async ({ page }) => {
  await openStudio(page, site, '/join')
  const goOn = await heldBack(page, `**${SOURCES}`)
  const asked = page.waitForRequest(`**${SOURCES}`)
  site.write('pages/join.yaml', site.read('pages/join.yaml').replace('How to join', 'Theirs'))
  await asked
  await page.getByRole('button', { name: 'Settings of the site' }).click()
  goOn()
  await page.getByRole('button', { name: 'Back to the page' }).click()
  await expect(field(page, 'title')).toHaveValue('Theirs')
})

test.describe('the focus', () => {
  test('comes to a field of the settings, also before their form is loaded', async ({ page }) => {
    site.write('site.yaml', site.read('site.yaml').replace('motto: Learn and grow', 'motto: ""'))
    await openStudio(page, site, '/join')
    const message = page.getByRole('listitem').filter({ hasText: 'motto' })
    await message.getByRole('button', { name: 'Go there' }).click()
    await expect(field(page, 'organisation-motto')).toBeFocused()
  })

  test('stays where the author has put it since', async ({ page }) => {
    const goOn = await heldBack(page, /site-form/)
    await openStudio(page, site, '/fees')
    await page.getByRole('button', { name: /^Block 2: / }).press('Enter')
    await page.getByRole('button', { name: /dueRule/ }).click()
    const back = page.getByRole('button', { name: 'Back to the page' })
    // From then on, Studio knows where the focus was.
    await focusRests(page)
    await back.focus()
    goOn()
    await expect(field(page, 'facts-dueRule')).toBeVisible()
    await focusRests(page)
    await expect(back).toBeFocused()
  })

  test('does not come to a field later, if the author scrolls meanwhile', async ({ page }) => {
    const goOn = await heldBack(page, /site-form/)
    await openStudio(page, site, '/fees')
    await page.getByRole('button', { name: /^Block 2: / }).press('Enter')
    await page.getByRole('button', { name: /dueRule/ }).click()
    await focusRests(page)
    await page.mouse.wheel(0, 100)
    await focusRests(page)
    goOn()
    await expect(field(page, 'facts-dueRule')).toBeVisible()
    await focusRests(page)
    await expect(field(page, 'facts-dueRule')).not.toBeFocused()
  })

  test('stays in the form, if what was added on the page was undone at once', async ({ page }) => {
    await openStudio(page, site, '/fees')
    await chooseBlock(page, 'keys', 2)
    await press('keys', tool(page, 'Add a block below: Block 2: Rich text'))
    const richText = page.getByRole('dialog').getByRole('button', { name: /^Rich text/ })
    await richText.click()
    await page.keyboard.press('Control+z')
    await expect(page.locator('#block-2')).toHaveCount(0)
    await page.locator('#block-1').click()
    await page.getByRole('button', { name: 'Add a block below', exact: true }).click()
    await richText.click()
    await expect(handle(page, 3)).toBeAttached()
    await focusRests(page)
    await expect(page.locator('#block-2')).toBeFocused()
  })

  test('comes back into a text of the page from another window', async ({ page, context }) => {
    await openStudio(page, site, '/join')
    await chooseBlock(page, 'keys', 1)
    await press('keys', text(page, 'Text'))
    await expect(editor(page, 'Text')).toBeFocused()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: false })
    const other = await context.newPage()
    await other.bringToFront()
    await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false)
    await page.bringToFront()
    await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true)
    await expect(editor(page, 'Text')).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Copied words')
    await expect(editor(page, 'Text')).toHaveValue('Copied words')
  })
})

test.describe('on the page', () => {
  // What the browser says of what tests ask a frame without scripts.
  test.use({ tolerated: /Blocked script execution in / })

  test('a quick double click changes a text, also while the form shows the settings', async ({ page }) => {
    await openStudio(page, site, '/join')
    await expect(handle(page, 1)).toBeAttached()
    await page.getByRole('button', { name: 'Settings of the site' }).click()
    await expect(handle(page, 1)).toHaveCount(0)
    await pageOf(page).getByText('Write to the office.').dblclick()
    await expect(editor(page, 'Text')).toBeFocused()
  })

  test('Escape in a text of the page leaves saved what was saved', async ({ page }) => {
    await openStudio(page, site, '/join')
    await page.getByRole('button', { name: 'Settings of the site' }).click()
    await field(page, 'organisation').click()
    await field(page, 'organisation-motto').fill('Learn')
    await page.getByRole('button', { name: 'Back to the page' }).click()
    await chooseBlock(page, 'keys', 1)
    await press('keys', text(page, 'Text'))
    await expect(editor(page, 'Text')).toBeFocused()
    await saveByKey(page)
    await page.keyboard.press('Escape')
    await expect(text(page, 'Text')).toBeFocused()
    await saved(page)
  })
})

test.describe('a value that was typed over', () => {
  test.beforeEach(() => {
    const alone = site.read('pages/fees.yaml').replace(/ Read the \[calendar.*/, '')
    site.write('pages/fees.yaml', alone)
    const more = '  - type: richText\n    title: Rule\n    text: ${facts.dueRule}\n'
    site.write('pages/events.yaml', site.read('pages/events.yaml') + more)
  })

  test('what is typed on is not lost, if all other places were to get what was typed before', async ({
    page,
  }) => {
    const goOn = await heldBack(page, /change-everywhere/)
    await openStudio(page, site, '/fees')
    await page.getByRole('button', { name: /^Block 2: / }).press('Enter')
    await field(page, 'blocks-1-text').fill('Pay in time.')
    await page.getByRole('button', { name: 'Write Pay in time. everywhere' }).click()
    await field(page, 'blocks-1-text').fill('Pay in time, please.')
    const loaded = page.waitForResponse(/change-everywhere/)
    goOn()
    // After Studio has run it: it has asked for it before.
    await page.evaluate(async (address) => {
      await import(address)
    }, (await loaded).url())
    await focusRests(page)
    await saveByKey(page)
    await expect(field(page, 'blocks-1-text')).toHaveValue('Pay in time, please.')
    expect(site.read('site.yaml')).toContain('dueRule: Fees are due before')
  })

  test('another text that is open meanwhile stays open', async ({ page }) => {
    const goOn = await heldBack(page, /change-everywhere/)
    await openStudio(page, site, '/fees')
    await chooseBlock(page, 'keys', 2)
    await press('keys', text(page, 'Text'))
    await expect(editor(page, 'Text')).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Pay in time.')
    await press('keys', tool(page, 'Write Pay in time. everywhere'))
    await editor(page, 'Text').press('Control+Enter')
    await press('keys', text(page, 'Title'))
    await expect(editor(page, 'Title')).toBeFocused()
    goOn()
    await expect(page.getByRole('status')).toHaveText(/^Changed in the settings/)
    await focusRests(page)
    await expect(editor(page, 'Title')).toBeFocused()
  })
})
