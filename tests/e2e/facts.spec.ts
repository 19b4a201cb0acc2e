/** The words and figures of the specification, as visitors see them. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'

test.use({ javaScriptEnabled: false })

async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts)
    await expect.soft(page.locator('main').getByText(text).first(), text).toBeVisible()
}

/** How many things stand in the first row. */
async function columns(page: Page, selector: string): Promise<number> {
  const tops = await page
    .locator(selector)
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 2).length
}

const FEES = [
  { path: '/grade4fee', term: '64,200', totals: ['192,000', '192,600'] },
  { path: '/grade5fee', term: '68,400', totals: ['205,200'] },
  { path: '/grade6fee', term: '68,400', totals: ['205,200'] },
]

for (const { path, term, totals } of FEES) {
  test(`${path} shows the fees, the payments and the conditions`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('row').filter({ hasText: /Term \d/ })).toHaveText(
      [term, term, term].map((fee) => new RegExp(`${fee}$`)),
    )
    await expect(page.locator('.total')).toHaveText(totals.map((total) => new RegExp(`${total}$`)))
    await expectTexts(page, [
      '20,000',
      '30,000',
      'Free',
      '7.5%',
      'not refundable',
      'school accounts only',
      'before classes',
    ])
    await expect(page.locator('.accepted')).toHaveText([
      /^Pay bill.*Accepted$/,
      /^Banker's cheque.*Accepted$/,
    ])
    await expect(page.locator('.refused')).toHaveText([/^Cash/, /^Personal cheques/, /^Post-dated cheques/])
  })
}

test('/nurture has nine cards in one, two and three columns', async ({ page }) => {
  for (const [width, count] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/nurture')
    await expect(page.locator('main .card')).toHaveCount(9)
    expect(await columns(page, 'main .card'), `${width} px`).toBe(count)
  }
  await expect(page.locator('main .card h3')).toHaveText([
    'Holistic Development',
    'Academic Excellence',
    'Emotional & Social Support',
    'Extracurricular Opportunities',
    'Strong Community',
    'Life Skills',
    'Safe & Positive Environment',
    'Partnership with Parents',
    'Lifelong Impact',
  ])
  await expect(page.locator('.scene img')).toHaveCount(2)
})

test('the lists of outside links are complete', async ({ page }) => {
  for (const [path, count] of [
    ['/access', 7],
    ['/StuAccess', 5],
    ['/staffAccess', 5],
  ] as const) {
    await page.goto(path)
    const links = page.locator('main .link-list').first().locator('a')
    await expect.soft(links, path).toHaveCount(count)
    const inside = path === '/StuAccess' ? 1 : 0
    await expect
      .soft(page.locator('main .link-list').first().locator('a[target=_blank]'), path)
      .toHaveCount(count - inside)
  }
})

test('the pathways page names five outcomes and the nine learning areas', async ({ page }) => {
  await page.goto('/tailor-made-leadership-pathways')
  await expect(page.locator('.checklist li')).toHaveCount(5)
  await expect(page.locator('.card h3')).toHaveText([
    'English',
    'Kiswahili / Kenya Sign Language',
    'Mathematics',
    'Religious Education',
    'Science & Technology',
    'Agriculture & Nutrition',
    'Social Studies',
    'Creative Arts',
    'Pastoral/Religious Instruction Programme',
  ])
})

const JOURNEY = [
  /reviewed for completeness and supporting documents/,
  /invited for a school tour and an interview/,
  /selected and reviewed by the admissions department/,
  /offer letter/,
  /accepts or rejects the offer.*commitment fee/,
  /admission letter.*acceptance letter.*fee/,
]

test('the admission journey has its six steps in order, eligibility its eight points', async ({ page }) => {
  for (const path of ['/grade4', '/grade5', '/grade6', '/form3']) {
    await page.goto(path)
    await expect.soft(page.locator('.numbered li'), path).toHaveText(JOURNEY)
    await expect.soft(page.locator('.ticks li'), path).toHaveCount(8)
    await expect
      .soft(page.locator('.ticks li').first(), path)
      .toHaveText(path === '/form3' ? /350/ : /achieved expected expectation/)
  }
})

test('/adm has three steps, /disclaimer six sections, /farm-2-fork seven blocks', async ({ page }) => {
  await page.goto('/adm')
  await expect(page.locator('.numbered li')).toHaveText([
    /application/i,
    /interview or assessment/i,
    /holistic review/,
  ])
  await page.goto('/disclaimer')
  await expect(page.locator('main h2')).toHaveText([/^1\./, /^2\./, /^3\./, /^4\./, /^5\./, /^6\./])
  await page.goto('/farm-2-fork')
  await expect(page.locator('.content-blocks .part')).toHaveCount(7)
})

test('/homefromhome, /discipline and /safety have nine cards, /nursing-care four', async ({ page }) => {
  for (const [path, count] of [
    ['/homefromhome', 9],
    ['/discipline', 9],
    ['/safety', 9],
    ['/nursing-care', 4],
  ] as const) {
    await page.goto(path)
    await expect.soft(page.locator('main .card'), path).toHaveCount(count)
  }
})

test('/events shows the calendar as it is stated', async ({ page }) => {
  await page.goto('/events')
  await expect(page.locator('.calendar h3')).toHaveText(['Term 1', 'Term 2', 'Term 3'])
  await expectTexts(page, [
    '29 Feb',
    '8 January 2025',
    '5 April 2025',
    '29 April 2025',
    '2 August 2025',
    '24 October 2025',
    '3 January 2026',
  ])
  await expectTexts(page, ['Dates may change; visits welcome on any date'])
})

test('/perfomance has five dashboards, each with a link that works without its frame', async ({ page }) => {
  await page.goto('/perfomance')
  await expect(page.locator('.dashboards iframe')).toHaveCount(5)
  await expect(
    page.locator('.dashboards article').getByRole('link', { name: /Open in a new tab/ }),
  ).toHaveCount(5)
})

test('the home page shows both pictures of the slideshow and the promotion', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.slides img')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('target', '_blank')
})

test('/history shows three pictures, /leadership two people, /nurturing one', async ({ page }) => {
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'A Timeline of our history' })).toBeVisible()
  await expect(page.locator('.carousel img')).toHaveCount(3)
  await page.goto('/leadership')
  await expect(page.locator('.profile')).toHaveCount(2)
  await page.goto('/nurturing')
  await expect(page.locator('.profile')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Nurturing Management Team')
})

test('/sitemap lists every page but those for frames', async ({ page }) => {
  await page.goto('/sitemap')
  const links = page.locator('main .route-list a')
  await expect(links.filter({ hasText: /Sample data/ })).toHaveCount(0)
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(listed).toContain('/form3')
  expect(listed).toContain('/InfoCard')
  expect(new Set(listed).size).toBe(listed.length)
})
