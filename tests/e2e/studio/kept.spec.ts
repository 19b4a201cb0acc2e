/** Studio keeps what is typed, and offers it again after a crash. */
import type { Page } from 'playwright/test'
import { KEEP } from '../../../src/preview/studio.ts'
import { violations } from '../support/axe.ts'
import { serve } from '../support/command-line.ts'
import { keptPages } from '../support/drafts.ts'
import { expect, PREPARING_MS, test } from '../support/fixtures.ts'
import { liveSchool } from '../support/live.ts'
import { changedLines, field, openStudio, saveByKey, saved } from '../support/studio.ts'

const live = liveSchool()
const TITLE = 'You have changes that were never saved'

/** Types a title, waits until it is kept, and lets the page crash. */
async function crashAfter(page: Page, words: string): Promise<void> {
  await openStudio(page, live, '/fees')
  await field(page, 'title').fill(words)
  await expect.poll(() => keptPages(page)).toBe(1)
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
}

test('a page that crashed is opened again, and nothing typed is lost', async ({ page, context }) => {
  using file = live.kept('pages/fees.yaml')
  await crashAfter(page, 'Typed before the crash')
  const again = await context.newPage()
  await openStudio(again, live, '/fees')
  const offer = again.getByRole('dialog', { name: TITLE })
  await expect(offer).toContainText('pages/fees.yaml')
  for (const _ of ['first', 'second', 'third']) await again.keyboard.press('Escape')
  await expect(offer.locator(':focus')).toHaveCount(1)
  expect(await violations(again)).toEqual([])
  await offer.getByRole('button', { name: 'Go on with my changes' }).press('Enter')
  await expect(offer).toHaveCount(0)
  await expect(again.locator('.notice')).toHaveText('This is what you typed before. Not saved yet')
  await expect(field(again, 'title')).toHaveValue('Typed before the crash')
  expect(file.now()).toBe(file.before)
  await again.keyboard.press('Control+z')
  await expect(field(again, 'title')).toHaveValue('Our Friendly Fees')
  await again.keyboard.press('Control+Shift+z')
  await saveByKey(again)
  expect(changedLines(file)).toEqual(['- title: Our Friendly Fees', '+ title: Typed before the crash'])
  await expect.poll(() => keptPages(again)).toBe(0)
})

test('what somebody changed meanwhile is said, and both changes are kept', async ({ page, context }) => {
  using file = live.kept('pages/fees.yaml')
  await crashAfter(page, 'Typed before the crash')
  file.write(file.before.replace(/^description: .*$/m, 'description: Changed meanwhile.'))
  const again = await context.newPage()
  await openStudio(again, live, '/fees')
  const since = again.getByRole('region', { name: 'What others have changed since then' })
  await expect(since.getByRole('listitem')).toHaveText('pages/fees.yaml Description')
  await again.getByRole('button', { name: 'Go on with my changes' }).click()
  await expect(field(again, 'description')).toHaveValue(/^Changed meanwhile\./)
  await saveByKey(again)
  expect(file.now()).toContain('title: Typed before the crash')
  expect(file.now()).toContain('description: Changed meanwhile.')
})

test.describe('where both changed the same', () => {
  // What the browser says of an answer that nothing was written.
  test.use({ tolerated: /412 \(Precondition Failed\)/ })

  test('the author chooses when the page is saved', async ({ page, context }) => {
    using file = live.kept('pages/fees.yaml')
    await crashAfter(page, 'Typed before the crash')
    file.write(file.before.replace('title: Our Friendly Fees', 'title: Changed meanwhile'))
    const again = await context.newPage()
    await openStudio(again, live, '/fees')
    await again.getByRole('button', { name: 'Go on with my changes' }).click()
    await again.keyboard.press('Control+s')
    const title = again.getByRole('region', { name: 'Title' })
    await expect(title).toContainText('Changed meanwhile')
    await title.getByRole('button', { name: 'Take this: Your version' }).click()
    await saved(again)
    expect(changedLines(file)).toEqual(['- title: Our Friendly Fees', '+ title: Typed before the crash'])
  })
})

test('what is thrown away is not offered again', async ({ page, context }) => {
  await crashAfter(page, 'Typed before the crash')
  const again = await context.newPage()
  await openStudio(again, live, '/fees')
  const offer = again.getByRole('dialog', { name: TITLE })
  await offer.getByRole('link', { name: 'Decide later' }).click()
  await expect(again).not.toHaveURL(/studio/)
  await again.goto(`${live.address()}/_studio/fees`)
  await offer.getByRole('button', { name: 'Throw my changes away' }).click()
  expect(await violations(again)).toEqual([])
  await offer.getByRole('button', { name: 'No, keep them' }).click()
  expect(await keptPages(again)).toBe(1)
  await offer.getByRole('button', { name: 'Throw my changes away' }).click()
  await offer.getByRole('button', { name: 'Yes, throw them away' }).click()
  await expect(field(again, 'title')).toHaveValue('Our Friendly Fees')
  await expect.poll(() => keptPages(again)).toBe(0)
  await openStudio(again, live, '/fees')
  await expect(field(again, 'title')).toHaveValue('Our Friendly Fees')
  await expect(again.getByRole('dialog')).toHaveCount(0)
})

test('a start at another port, in another browser, finds it too, and forgets it once it is saved', async ({
  page,
  browser,
}) => {
  // It starts another server.
  test.setTimeout(PREPARING_MS)
  using file = live.kept('pages/fees.yaml')
  await openStudio(page, live, '/fees')
  const isKept = page.waitForResponse((answer) => answer.url().endsWith(KEEP))
  await field(page, 'title').fill('Typed at the first port')
  await isKept
  const second = await serve('dev', '--root', live.root())
  const elsewhere = { address: () => new URL(second.address).origin }
  const context = await browser.newContext()
  try {
    expect(elsewhere.address()).not.toBe(new URL(live.address()).origin)
    const again = await context.newPage()
    await openStudio(again, elsewhere, '/fees')
    await again.getByRole('button', { name: 'Go on with my changes' }).click()
    await expect(field(again, 'title')).toHaveValue('Typed at the first port')
    // What it has gone on with may be kept meanwhile.
    const isForgotten = again.waitForResponse(
      (answer) => answer.url().endsWith(KEEP) && answer.request().postDataJSON().draft === null,
    )
    await saveByKey(again)
    await isForgotten
    expect(changedLines(file)).toEqual(['- title: Our Friendly Fees', '+ title: Typed at the first port'])
    await openStudio(again, elsewhere, '/fees')
    await expect(field(again, 'title')).toHaveValue('Typed at the first port')
    await expect(again.getByRole('dialog')).toHaveCount(0)
  } finally {
    await context.close()
    await second.stop()
  }
})
