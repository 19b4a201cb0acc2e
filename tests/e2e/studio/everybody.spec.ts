/** Studio on a phone, in the dark, in Swahili, and for people who use a screen reader. */
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { liveSchool } from '../support/live.ts'
import { changedLines, field, openStudio, pageOf, saved } from '../support/studio.ts'

const live = liveSchool()

test.describe('with a thumb at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a title is changed, seen on the page and saved; no button is too small', async ({ page }) => {
    using file = live.kept('pages/fees.yaml')
    await openStudio(page, live, '/fees')
    const title = field(page, 'blocks-0-title')
    await title.tap()
    await title.fill('What it costs')
    await expect(page.locator('#page')).toBeHidden()
    await page.getByRole('button', { name: 'Page', exact: true }).tap()
    await expect(pageOf(page).getByRole('heading', { level: 1 })).toHaveText('What it costs')
    await page.getByRole('button', { name: 'Form', exact: true }).tap()
    await page.getByRole('button', { name: 'Save' }).tap()
    await saved(page)
    expect(changedLines(file)).toEqual(['-     title: Our Friendly Fees', '+     title: What it costs'])
    const small = await page
      .locator('#studio')
      .evaluate((studio) =>
        [...studio.querySelectorAll('button, input, select, textarea')]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
          .map(({ outerHTML }) => outerHTML),
      )
    expect(small).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('two blocks are swapped, and swapped back by Undo', async ({ page }) => {
    using file = live.kept('pages/fees.yaml')
    await openStudio(page, live, '/fees')
    await page.getByRole('button', { name: 'Move down: Block 1: Hero' }).tap()
    await expect(page.getByRole('status')).toHaveText(/^Block 1: Hero: Our Friendly Fees is now 2 of \d+\.$/)
    await page.getByRole('button', { name: 'Save' }).tap()
    await saved(page)
    expect(file.now()).not.toBe(file.before)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await page.getByRole('button', { name: 'Save' }).tap()
    await saved(page)
    expect(file.now()).toBe(file.before)
  })
})

test('a click on the page chooses what is there, opens the form of its block, and no link leads away', async ({
  page,
}) => {
  await openStudio(page, live, '/fees')
  const frame = pageOf(page)
  await expect(frame.locator('body')).toBeVisible()
  const link = frame
    .getByRole('main')
    .getByRole('link', { name: /Grade 4/ })
    .first()
  await link.click()
  await expect(page.locator('.block.open')).toHaveCount(1)
  await expect(page.locator('.block.open')).toContainText('Block 2: Link list')
  await expect(frame.getByRole('button', { name: 'Block 2: Link list', exact: true })).toBeFocused()
  await expect(page).toHaveURL(/_studio\/fees$/)
})

test('everybody can use it, in the light and in the dark', async ({ page }) => {
  // Many looks for barriers.
  test.slow()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await openStudio(page, live, '/grade4fee')
    const blocks = page.locator('.block h3 button')
    await expect(blocks.first()).toBeVisible()
    for (let index = 0; index < (await blocks.count()); index++) {
      await blocks.nth(index).click()
      expect.soft(await violations(page), `${colorScheme} block ${index + 1}`).toEqual([])
      if ((await blocks.nth(index).getAttribute('aria-expanded')) === 'false') await blocks.nth(index).click()
    }
    await page.getByRole('button', { name: 'Add a block below' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect.soft(await violations(page), `${colorScheme} choice of blocks`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a site in Swahili has a Studio in Swahili; screen readers know what is English in it', async ({
  page,
}) => {
  using site = live.kept('site.yaml')
  site.write(site.before.replace(/^lang: .*$/m, 'lang: sw'))
  using slip = live.kept('pages/events.yaml')
  slip.write(slip.before.replace('description:', 'descripton:'))
  await expect(async () => {
    await page.goto(`${live.address()}/_studio/events`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw', { timeout: 3000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Hifadhi' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Sehemu ya 2: Kalenda/ })
    .first()
    .press('Enter')
  const ofPage = page.locator('#form')
  for (const english of ['.says:not(:empty)', '.message', '.unseen [lang]']) {
    const found = ofPage.locator(english)
    await expect(found.first()).toBeAttached()
    const languages = await found.evaluateAll((all) =>
      all.map((each) => each.closest('[lang]')?.getAttribute('lang')),
    )
    expect(new Set(languages), english).toEqual(new Set(['en']))
  }
  await expect(field(page, 'title')).toHaveAttribute('lang', 'sw')
  await expect(page.getByRole('button', { name: 'Sogeza chini: Sehemu ya 2: Kalenda' })).toBeVisible()
})

test('a site in a language that Studio does not speak has an English Studio, and says so', async ({
  page,
}) => {
  using site = live.kept('site.yaml')
  site.write(site.before.replace(/^lang: .*$/m, 'lang: fr'))
  await expect(async () => {
    await page.goto(`${live.address()}/_studio/fees`)
    await expect(pageOf(page).locator('html')).toHaveAttribute('lang', 'fr', { timeout: 3000 })
    await expect(page.locator('html')).toHaveAttribute('lang', 'en', { timeout: 3000 })
  }).toPass()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect(pageOf(page).locator('ukurasa-studio')).toHaveAttribute('lang', 'en')
  await expect(field(page, 'title')).toHaveAttribute('lang', 'fr')
  await page.getByRole('button', { name: 'As text' }).press('Enter')
  await expect(page.locator('.cm-editor')).toHaveAttribute('lang', 'en')
  await expect(page.locator('.cm-content')).toHaveAttribute('lang', 'fr')
})

test('an address without a page says so', async ({ page }) => {
  await page.goto(`${live.address()}/_studio/nothing`)
  await expect(page.getByRole('alert')).toHaveText('There is no page at this address.')
})
