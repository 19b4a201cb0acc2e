/** How Studio, and the page in it, look while something changes. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Locator, Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { heldBack } from '../support/gate.ts'
import { field, openStudio, pageOf, saveByKey } from '../support/studio.ts'
import { studioSite } from '../support/studio-site.ts'

const site = studioSite('tests/sites/lugha')

test('a block of a kind that the site did not have yet looks as it will on the site', async ({ page }) => {
  await openStudio(page, site, '/join')
  await addBlock(page, 'Gallery')
  await expect(pageOf(page).locator('.pictures')).toHaveCSS('list-style-type', 'none')
})

test('a block is added as its picture shows it', async ({ page }) => {
  await openStudio(page, site, '/join')
  await page.getByRole('button', { name: 'Add a block below' }).first().click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('Table')
  const entry = page.locator('.gallery li').filter({ has: page.getByRole('button', { name: /^Table / }) })
  const shown = (where: FrameLocator) => where.getByRole('cell').or(where.getByRole('rowheader'))
  const picture = shown(entry.frameLocator('iframe'))
  await expect(picture.first()).toBeAttached()
  const words = await picture.allTextContents()
  expect(words).not.toEqual([])
  await entry.getByRole('button').click()
  await expect(shown(pageOf(page))).toHaveText(words)
})

test('a save says that a new block still has the words of its example', async ({ page }) => {
  await openStudio(page, site, '/join')
  await addBlock(page, 'Table')
  await saveByKey(
    page,
    /New examples, or values that somebody must confirm: [1-9]\d*\. Visitors see them as they are\.$/,
  )
})

test('the page is shown in the font of the site, also if that comes late', async ({ page }) => {
  const letGo = await heldBack(page, /\.woff2$/)
  const opening = openStudio(page, site, '/join')
  await expect(pageOf(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => fontsOfHeading(page)).toEqual([false])
  letGo()
  await opening
  await expect.poll(() => fontsOfHeading(page)).toEqual([true])
})

test('what only screen readers see never makes Studio longer than its window', async ({ page }) => {
  const signs = `${'A line of words.\n\n'.repeat(60)}• One\n`
  const text = signs.replaceAll('\n', '\n      ')
  site.write('pages/join.yaml', site.read('pages/join.yaml').replace(/text: .*/, `text: |\n      ${text}`))
  await openStudio(page, site, '/join')
  await expect(page.locator('.unseen').first()).toBeAttached()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
})

test('a mistake says that the page shows what was there before it, and leads to itself', async ({ page }) => {
  await openStudio(page, site, '/join')
  await field(page, 'blocks-0-title').fill('Steps of ${nobody}')
  await expect(page.getByText('the page shows what was there before it')).toBeVisible()
  await page.getByRole('button', { name: 'Go to the mistake' }).click()
  await expect(field(page, 'blocks-0-title')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Steps')
  await expect(page.getByRole('button', { name: 'Go to the mistake' })).toHaveCount(0)
  await expect(pageOf(page).getByRole('heading', { name: 'Steps', exact: true })).toBeVisible()
})

test('what is saved beside a mistake in another file says which one, and leads there', async ({ page }) => {
  site.write('pages/fees.yaml', site.read('pages/fees.yaml').replace('(/events)', '(/nowhere)'))
  await openStudio(page, site, '/join')
  await field(page, 'blocks-0-title').fill('Steps')
  await saveByKey(page, /visitors do not see it before .* Mistakes: 1\. The first one is in: School fees\.$/)
  await page.getByRole('button', { name: 'Go to the mistake' }).click()
  await expect(field(page, 'blocks-1-text')).toBeFocused()
  await expect(field(page, 'title')).toHaveValue('School fees')
  await expect(page.getByRole('button', { name: 'Go to the mistake' })).toHaveCount(0)
})

test('buttons side by side have a gap between them', async ({ page }) => {
  site.write('pages/join.yaml', site.read('pages/join.yaml').replace('description:', 'descripton:'))
  await openStudio(page, site, '/join')
  const message = page.getByRole('listitem').filter({ hasText: 'descripton' })
  expect(
    await gapBetween(message.getByRole('button').first(), message.getByRole('button').last()),
  ).toBeGreaterThan(4)
  await page.getByRole('button', { name: 'Settings of the site' }).press('Enter')
  await page.getByRole('button', { name: 'Facts', exact: true }).press('Enter')
  const button = (name: string) => page.getByRole('button', { name })
  expect(await gapBetween(button('Rename: dueRule'), button('Remove: dueRule'))).toBeGreaterThan(4)
})

test('a page that somebody deletes while it is open says so, and comes back with its file', async ({
  page,
}) => {
  await openStudio(page, site, '/join')
  const text = site.read('pages/join.yaml')
  rmSync(join(site.root(), 'pages/join.yaml'))
  await expect(page.getByRole('main').getByText('Somebody has deleted pages/join.yaml.')).toBeVisible()
  site.write('pages/join.yaml', text)
  await expect(field(page, 'title')).toHaveValue('How to join')
})

test('a new page is shown from its beginning, wherever the page before it was read', async ({ page }) => {
  await openStudio(page, site, '/fees')
  const heading = pageOf(page).getByRole('heading', { level: 1 })
  await pageOf(page).getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(heading).not.toBeInViewport()
  await page.getByRole('button', { name: 'Manage pages' }).press('Enter')
  await page.getByRole('button', { name: 'New page', exact: true }).press('Enter')
  await page.getByLabel('Address').fill('/choir')
  await page.getByRole('button', { name: 'Make the page' }).press('Enter')
  await expect(heading).toHaveText('Choir')
  await expect(heading).toBeInViewport()
})

test('a dialog with a search stays where it is while its results change', async ({ page }) => {
  await openStudio(page, site, '/join')
  await page.getByRole('button', { name: 'Add a block below' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Which block?' })
  await expect(dialog.getByText('Blocks: 1', { exact: true })).toHaveCount(0)
  const before = await dialog.boundingBox()
  await dialog.getByRole('searchbox', { name: 'Search' }).fill('Gallery')
  await expect(dialog.getByText('Blocks: 1', { exact: true })).toBeVisible()
  expect(await dialog.boundingBox()).toEqual(before)
})

test('who saves a new page stays where the author is in the form', async ({ page }) => {
  await openStudio(page, site, '/join')
  await page.getByRole('button', { name: 'Manage pages' }).press('Enter')
  await page.getByRole('button', { name: 'New page', exact: true }).press('Enter')
  await page.getByLabel('Address').fill('/choir')
  await page.getByRole('button', { name: 'Make the page' }).press('Enter')
  await expect(field(page, 'title')).toBeFocused()
  await page.getByRole('button', { name: /^Block 2/ }).press('Enter')
  const text = field(page, 'blocks-1-text')
  await text.fill('We sing.\n\n'.repeat(20))
  await text.press('Control+End')
  const top = async () => (await text.boundingBox())?.y ?? 0
  const before = await top()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText(/^Saved on this computer\./)
  await expect(page).toHaveURL(/choir$/)
  // Less than a line.
  expect(Math.abs((await top()) - before)).toBeLessThan(5)
})

/** Whether the fonts of the first heading of the page are those of the site. */
async function fontsOfHeading(page: Page): Promise<readonly boolean[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const { nodeId: frame } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#page',
  })
  const { node } = await session.send('DOM.describeNode', { nodeId: frame, depth: -1, pierce: true })
  const { object } = await session.send('DOM.resolveNode', {
    backendNodeId: node.contentDocument?.backendNodeId ?? 0,
  })
  const { nodeId } = await session.send('DOM.requestNode', { objectId: object.objectId ?? '' })
  const heading = await session.send('DOM.querySelector', { nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: heading.nodeId })
  await session.detach()
  return fonts.map(({ isCustomFont }) => isCustomFont)
}

/** Of two boxes in a line. */
async function gapBetween(first: Locator, second: Locator): Promise<number> {
  await expect(first).toBeVisible()
  const other = await second.elementHandle()
  // Both in one moment: what stands above them may still change.
  const { gap, below } = await first.evaluate((one, two) => {
    const [left, right] = [one.getBoundingClientRect(), two?.getBoundingClientRect()]
    return { gap: (right?.left ?? 0) - left.right, below: (right?.top ?? 0) - left.top }
  }, other)
  expect(below).toBe(0)
  return gap
}

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a block below' }).first().click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  await page.getByRole('button', { name: new RegExp(`^${name} `) }).click()
}
