/** Screens that leave little room: low ones, and those on which a wide menu just fits; and those that leave much. */
import { expect, test } from './support/fixtures.ts'

for (const [width, height] of [
  [640, 360],
  [915, 412],
  [320, 256],
  [1280, 400],
] as const) {
  test(`${width} x ${height}: the enroll link takes no more than its own place`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/who')
    const enroll = page.getByRole('link', { name: 'Enroll Today' })
    const isEnroll = (x: number, y: number) =>
      enroll.evaluate((link, at) => link.contains(document.elementFromPoint(at.x, at.y)), { x, y })
    for (const part of [0.2, 0.5, 0.8]) expect(await isEnroll(width / 2, height * part)).toBe(false)
    await enroll.scrollIntoViewIfNeeded()
    const box = await enroll.boundingBox()
    if (!box) throw new Error('It has no box.')
    expect(await isEnroll(box.x + box.width / 2, box.y + box.height / 2)).toBe(true)
  })
}

test('beside the page, the words of the enroll link are as long as elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/who')
  await page.evaluate(() => document.fonts.ready)
  const lengths = await page.getByRole('link', { name: 'Enroll Today' }).evaluate((link) =>
    ['S’inscrire', '“Day” – “night”', '1½ × 2 — € 5 …'].map((words) => {
      link.textContent = words
      const range = document.createRange()
      range.selectNodeContents(link)
      const beside = range.getBoundingClientRect().height
      link.style.writingMode = 'horizontal-tb'
      const elsewhere = range.getBoundingClientRect().width
      link.style.writingMode = ''
      return Math.abs(beside - elsewhere)
    }),
  )
  for (const difference of lengths) expect(difference).toBeLessThan(1)
})

test('the wide menu stands in one row from its first pixel on', async ({ page }) => {
  for (const width of [1024, 1100, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/who')
    await page.evaluate(() => document.fonts.ready)
    const tops = await page
      .locator('.menu > li')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
    expect(new Set(tops).size, `${width} px`).toBe(1)
  }
})

test('an anchor stands below the header that stays, on high and low screens', async ({ page }) => {
  for (const height of [600, 900]) {
    await page.setViewportSize({ width: 1024, height })
    await page.goto('/location#contact')
    const top = await page.locator('#contact').evaluate((element) => element.getBoundingClientRect().top)
    const header = await page.locator('.site-header').evaluate((it) => it.getBoundingClientRect().bottom)
    expect(top, `${height} px`).toBeGreaterThan(header)
  }
})

test('the ridges above the footer are whole on wide screens', async ({ page }) => {
  for (const width of [360, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/who')
    const cut = await page.locator('.ridges').evaluate((drawing) => {
      const { top } = drawing.getBoundingClientRect()
      return [...drawing.children].filter((path) => path.getBoundingClientRect().top < top).length
    })
    expect(cut, `${width} px`).toBe(0)
  }
})

test('the way to a dashboard is as high as a finger', async ({ page }) => {
  for (const width of [360, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/perfomance')
    const box = await page.getByRole('link', { name: /^Open in a new tab.*KPSEA 2023$/ }).boundingBox()
    expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(44)
  }
})

test('long labels of a calendar are not broken inside the word', async ({ page }) => {
  for (const width of [320, 794, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/events')
    const lines = await page
      .locator('.calendar dt')
      .first()
      .evaluate((label) => {
        label.textContent = 'Inafunguliwa'
        const range = document.createRange()
        range.selectNodeContents(label)
        return range.getClientRects().length
      })
    expect(lines, `${width} px`).toBe(1)
  }
})

test('360 x 740: the buttons of the slideshow are on the first screen, below a row of languages too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await expect(page.locator('.slide-buttons')).toBeVisible()
  const bar = await page.locator('.dock').boundingBox()
  const buttons = await page.locator('.slide-buttons').boundingBox()
  expect((buttons?.y ?? 0) + (buttons?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
