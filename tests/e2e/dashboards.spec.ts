/** Dashboards: the filter by year, with scripts and without, and the five of the school. */
import {
  expectAwake,
  expectShown,
  expectWayToIt,
  fine,
  frame,
  never,
  outside,
  panel,
} from './support/dashboards.ts'
import { expect, test } from './support/fixtures.ts'
import { gate } from './support/gate.ts'
import { holdCode, stopClock } from './support/islands.ts'

// One frame of the page leads to a closed port.
test.use({ site: 'frames', tolerated: /net::ERR_/ })

test.describe('with scripts', () => {
  test('one without an address says so', async ({ page }) => {
    await outside(page, fine)
    await page.goto('/frames')
    await expectAwake(page)
    await expect(panel(page, 'missing')).toContainText('This dashboard is not configured yet')
    await expect(panel(page, 'missing').getByRole('link')).toHaveCount(0)
  })

  test('the filter shows one year; frames that have loaded stay as they are', async ({ page }) => {
    const dashboard = await outside(page, fine)
    await page.goto('/frames')
    await expectShown(page, 'outside')
    await page.getByText('2022', { exact: true }).first().click()
    await expect(panel(page, 'closed')).toBeVisible()
    await expect(panel(page, 'outside')).toBeHidden()
    await expect(panel(page, 'far')).toBeHidden()
    await expect(page).toHaveURL(/#year-2022$/)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '2019 - 2021' })).toBeChecked()
    await expect(panel(page, 'far')).toBeVisible()
    await expect(panel(page, 'closed')).toBeHidden()
    await page.getByText('All years').click()
    for (const id of ['outside', 'own', 'closed', 'missing', 'far'])
      await expect(panel(page, id)).toBeVisible()
    await expect(page).toHaveURL(/\/frames$/)
    await expectShown(page, 'outside')
    expect(dashboard.loads()).toBe(1)
  })

  test('an address that ends in a year shows that year; one that names a dashboard shows all', async ({
    page,
  }) => {
    await outside(page, fine)
    await page.goto('/frames#year-2019-2021')
    await expect(page.getByRole('radio', { name: '2019 - 2021' })).toBeChecked()
    await expect(panel(page, 'outside')).toBeHidden()
    await expect(panel(page, 'far')).toBeInViewport()
    await page.evaluate(() => {
      location.hash = 'own'
    })
    await expect(page.getByRole('radio', { name: 'All years' })).toBeChecked()
    await expect(panel(page, 'own')).toBeVisible()
  })

  test('what was chosen before the island woke is kept', async ({ page, context }) => {
    await outside(page, fine)
    const wake = await holdCode(context)
    await page.goto('/frames')
    await page.getByText('2022', { exact: true }).first().click()
    await expect(panel(page, 'outside')).toBeHidden()
    wake()
    await expectAwake(page)
    await expect(page.getByRole('radio', { name: '2022' })).toBeChecked()
    await expect(panel(page, 'outside')).toBeHidden()
    await expect(panel(page, 'closed')).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, tolerated: /net::ERR_/ })

  test('the filter filters, frames load, links stand beside them, nothing is loading', async ({ page }) => {
    await outside(page, fine)
    await page.goto('/frames')
    await expect(frame(page, 'outside').contentFrame().getByText('Fine')).toBeVisible()
    await expect(page.getByText(/loading/i)).toHaveCount(0)
    await expect(page.getByText('Beyond this site.')).toBeVisible()
    await expectWayToIt(page, 'outside')
    await page.getByText('2019 - 2021').first().click()
    await expect(panel(page, 'far')).toBeVisible()
    await expect(panel(page, 'outside')).toBeHidden()
    await page.getByText('All years').click()
    await expect(panel(page, 'outside')).toBeVisible()
  })
})

test.describe('the dashboards of the school', () => {
  test.use({ site: 'school' })

  test('all five are shown, and fit their frames on phones and desks', async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/perfomance')
      await expectAwake(page)
      for (const id of ['kpsea-2023', 'kcpe-2023-comparison', 'kcpe-2023', 'kcpe-2022', 'kcpe-2019-2021']) {
        await panel(page, id).scrollIntoViewIfNeeded()
        await expectShown(page, id)
        const root = frame(page, id).contentFrame().locator('html')
        const hidden = await root.evaluate((html) => [
          html.scrollWidth - html.clientWidth,
          html.scrollHeight - html.clientHeight,
        ])
        expect.soft(hidden, `${id} at ${width} px`).toEqual([0, 0])
      }
    }
  })
})

test.describe('the dashboards of the school, paid for by what comes', () => {
  test.use({ site: 'school' })

  test('only a frame that comes near is asked for', async ({ page }) => {
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).pathname))
    const ofFrames = () => [...asked].filter((path) => path.startsWith('/dashboards/'))
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/perfomance')
    await expectShown(page, 'kpsea-2023')
    await expect(frame(page, 'kcpe-2022')).toBeHidden()
    expect(ofFrames()).not.toContain('/dashboards/kcpe-2022')
    await expectShown(page, 'kcpe-2019-2021')
    expect(ofFrames()).toContain('/dashboards/kcpe-2019-2021')
  })
})

test.describe('the dashboards of the school on a slow connection', () => {
  // The clock of the test wants to be in every frame; a page of ours lets no script in.
  test.use({ site: 'school', tolerated: /Blocked script execution/ })

  test('no frame is asked for before the first picture of the page is there, and all work after it', async ({
    page,
  }) => {
    const [shown, show] = gate()
    await page.route('**/results.*.svg', (route) => shown.then(() => route.continue()))
    await stopClock(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/perfomance', { waitUntil: 'domcontentloaded' })
    await expect(frame(page, 'kpsea-2023')).toBeHidden()
    // The fonts are the last to come besides.
    await page.evaluate(() => document.fonts.ready)
    expect(asked.filter((path) => /dashboards|\.js$/.test(path))).toEqual([])
    show()
    await expectShown(page, 'kpsea-2023')
  })

  test('where that picture never comes, they do not wait for ever', async ({ page }) => {
    await page.route('**/results.*.svg', never)
    await stopClock(page)
    await page.goto('/perfomance', { waitUntil: 'domcontentloaded' })
    await expect(frame(page, 'kpsea-2023')).toBeHidden()
    await page.clock.runFor(2_000)
    await expectShown(page, 'kpsea-2023')
  })
})
