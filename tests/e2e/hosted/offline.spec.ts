/** Studio on a site while there is no net, and drafts that outlive a new version of the site. */

import type { Page } from 'playwright/test'
import { violationsInBoth } from '../support/axe.ts'
import { keptPages, keptTexts } from '../support/drafts.ts'
import { expect, PREPARING_MS, test } from '../support/fixtures.ts'
import { hostedSchool, isKept, openHosted } from '../support/hosted-site.ts'
import { field, pageOf } from '../support/studio.ts'
import { chooseBlock, editor, press, text } from '../support/studio-page.ts'

const site = hostedSchool()
test.use({ tolerated: /Blocked script execution in |net::ERR_|Failed to load resource/ })

test.describe('by touch at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('it opens again without a net, and what was typed is there', async ({ page }) => {
    await openHosted(page, site, '/fees')
    await isKept(page)
    await site.stop()
    try {
      await page.reload()
      await page.locator('#form').waitFor()
      await field(page, 'title').fill('Typed without a net')
      await page.getByRole('button', { name: 'Page', exact: true }).tap()
      await expect(pageOf(page).locator('h1').first()).toBeVisible()
      await expect.poll(() => keptPages(page)).toBe(1)
      await page.reload()
      await page.getByRole('button', { name: 'Go on with my changes' }).tap()
      await expect(field(page, 'title')).toHaveValue('Typed without a net')
      await page.getByRole('button', { name: 'As text' }).tap()
      await expect(page.getByRole('textbox', { name: 'The text of pages/fees.yaml' })).toBeVisible()
      // One that was never open here.
      await page.evaluate(() => location.assign('#/football'))
      await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('Football')
      await expect(pageOf(page).locator('h1').first()).toBeAttached()
    } finally {
      await site.start()
    }
  })
})

test('the pages of visitors have no worker, and nothing of Studio', async ({ page }) => {
  await openHosted(page, site, '/fees')
  await isKept(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${site.address()}/fees`)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null)
  expect(asked.filter((address) => address.includes('studio'))).toEqual([])
})

/** Keeps a title, and opens the page anew in a browser that does not find it until the event `answer`. */
async function openSlowly(page: Page): Promise<void> {
  await openHosted(page, site, '/fees')
  await field(page, 'title').fill('Mine')
  await expect.poll(() => keptPages(page)).toBe(1)
  await page.addInitScript(() => {
    const held: (() => void)[] = []
    let isAnswered = false
    const { get } = IDBObjectStore.prototype
    IDBObjectStore.prototype.get = function (key) {
      const request = get.call(this, key)
      const listen = request.addEventListener.bind(request)
      request.addEventListener = (name: string, heard: (event: Event) => void) =>
        listen(name, (event: Event) => (isAnswered ? heard(event) : held.push(() => heard(event))))
      return request
    }
    addEventListener('answer', () => {
      isAnswered = true
      held.forEach((answer) => answer())
    })
  })
  await page.reload()
  await page.locator('#form').waitFor()
}

/** Twice as long as Studio waits before it keeps something. */
const kept = (page: Page) => page.waitForTimeout(600)

const answer = (page: Page) => page.evaluate(() => dispatchEvent(new Event('answer')))
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on with my changes' }).click()

test.describe('a draft that the browser finds only after a while', () => {
  test('is offered then', async ({ page }) => {
    await openSlowly(page)
    await answer(page)
    await goOn(page)
    await expect(field(page, 'title')).toHaveValue('Mine')
  })

  test('is offered with what the author has typed by then', async ({ page }) => {
    await openSlowly(page)
    await field(page, 'description').fill('Typed before it was found.')
    await kept(page)
    await answer(page)
    await expect(page.getByRole('dialog')).not.toContainText('Typed before it was found.')
    await goOn(page)
    await expect(field(page, 'title')).toHaveValue('Mine')
    await expect(field(page, 'description')).toHaveValue(/^Typed before it was found\./)
    await expect.poll(() => keptTexts(page)).toEqual([expect.stringMatching(/Mine.*Typed before/)])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field(page, 'title')).toHaveValue('Mine')
    await expect(field(page, 'description')).not.toHaveValue(/Typed before it was found/)
  })

  test('loses nothing if the author has changed the same text', async ({ page }) => {
    await openSlowly(page)
    await field(page, 'title').fill('Newer')
    await kept(page)
    await answer(page)
    await goOn(page)
    await expect(field(page, 'title')).toHaveValue('Newer')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field(page, 'title')).toHaveValue('Mine')
  })

  test('ends the change of a text on the page, which could take it back', async ({ page }) => {
    await openSlowly(page)
    await chooseBlock(page, 'keys', 1)
    await press('keys', text(page, 'Title'))
    await expect(editor(page, 'Title')).toBeFocused()
    await page.keyboard.type('Typed before it was found')
    await answer(page)
    await goOn(page)
    await expect(editor(page, 'Title')).toHaveCount(0)
    await expect(field(page, 'title')).toHaveValue('Mine')
    await expect(field(page, 'blocks-0-title')).toHaveValue('Typed before it was found')
  })

  test('is thrown away alone', async ({ page }) => {
    await openSlowly(page)
    await field(page, 'description').fill('Typed before it was found.')
    await kept(page)
    await answer(page)
    await page.getByRole('button', { name: 'Throw my changes away' }).click()
    await page.getByRole('button', { name: 'Yes, throw them away' }).click()
    await expect(field(page, 'description')).toHaveValue(/^Typed before it was found\./)
    await expect.poll(() => keptTexts(page)).toEqual([expect.stringMatching(/^(?!.*Mine).*Typed before/)])
  })
})

test('a draft outlives a new version of the site, and Studio says what has changed since', async ({
  page,
}) => {
  // It builds the site twice.
  test.setTimeout(PREPARING_MS)
  await openHosted(page, site, '/fees')
  await isKept(page)
  await field(page, 'title').fill('Mine')
  await expect.poll(() => keptPages(page)).toBe(1)
  const before = site.read('pages/fees.yaml')
  site.write(
    'pages/fees.yaml',
    before.replace(
      /^description: .*$/m,
      'description: What others wrote meanwhile, in the same file as I did.',
    ),
  )
  await site.build()
  try {
    await page.reload()
    const offer = page.getByRole('dialog', { name: 'You have changes that were never proposed' })
    await expect(offer.getByRole('region', { name: 'What others have changed since then' })).toContainText(
      'Description',
    )
    expect(await violationsInBoth(page)).toEqual([])
    await offer.getByRole('button', { name: 'Go on with my changes' }).click()
    await expect(field(page, 'title')).toHaveValue('Mine')
    await expect(field(page, 'description')).toHaveValue(/What others wrote meanwhile/)
  } finally {
    site.write('pages/fees.yaml', before)
    await site.build()
  }
})
