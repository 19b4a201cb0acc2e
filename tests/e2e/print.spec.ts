/** Pages on paper. */
import { expect, test } from './support/fixtures.ts'

/** A PDF names each of its pages once. */
const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

/** What browsers leave at the edges of a sheet. */
const MARGIN = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }

for (const route of ['/grade4fee', '/grade5fee', '/grade6fee']) {
  test(`${route} is printed on one sheet, the total and the conditions with it`, async ({ page }) => {
    await page.goto(route)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Annual total').first()).toBeVisible()
    await expect(page.getByText('commitment fee', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeHidden()
    expect(sheets(await page.pdf({ format: 'A4', margin: MARGIN }))).toBe(1)
  })
}

test('a heading in a text is smaller than the title of a block', async ({ page }) => {
  await page.goto('/privacy')
  await page.emulateMedia({ media: 'print' })
  const sizes = () =>
    page
      .locator('.rich-text .text h2')
      .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).fontSize))])
  // 14pt is 18.7px.
  await expect.poll(sizes).toEqual(['16px'])
})

test.describe('the sheet for paper', () => {
  test.describe('comes once the page has been painted', () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        // A busy machine paints later than the page waits for that.
        Reflect.set(window, 'setTimeout', () => 0)
      })
    })

    test('not beside its text', async ({ page }) => {
      await page.goto('/fees')
      await expect.poll(() => page.evaluate(asideAfterPaint)).toBe(true)
    })

    test('not after a paint that shows nothing', async ({ page }) => {
      await page.addInitScript(() => {
        const veil = new CSSStyleSheet()
        veil.replaceSync('body > * { visibility: hidden }')
        document.adoptedStyleSheets = [veil]
      })
      await page.goto('/fees')
      await expect.poll(() => page.evaluate(paints)).toEqual(['first-paint'])
      await page.evaluate(() => {
        document.adoptedStyleSheets = []
      })
      await expect.poll(() => page.evaluate(asideAfterPaint)).toBe(true)
    })
  })

  test('comes at once to whoever has colours of their own', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    // Not even a picture that never comes holds it back.
    await page.route('**/*.svg', () => new Promise(() => undefined))
    const asked = page.waitForRequest(ASIDE)
    await page.goto('/fees', { waitUntil: 'commit' })
    await asked
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('is there as well', async ({ page }) => {
      const asked = page.waitForRequest(ASIDE)
      await page.goto('/fees')
      await asked
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('navigation').first()).toBeHidden()
    })
  })
})

const ASIDE = /\/assets\/aside\.[0-9a-f]+\.css$/

const paints = () => performance.getEntriesByType('paint').map(({ name }) => name)

/** `undefined` until both have happened. */
function asideAfterPaint(): boolean | undefined {
  const aside = performance.getEntriesByType('resource').find(({ name }) => /\/aside\.\w+\.css$/.test(name))
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  return aside && paint && aside.startTime > paint.startTime
}
