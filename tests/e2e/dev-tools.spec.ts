/** The tools of the live preview: places, stand-ins, drafts and the clock. */
import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from './support/fixtures.ts'
import { heading, isStillHere, liveSchool } from './support/live.ts'

const { address, read, edit, open } = liveSchool()

test('a place is opened in the editor', async ({ page }) => {
  await open(page, '/golf')
  const asked = page.waitForRequest((request) => request.url().endsWith('/_ukurasa/open'))
  await page.route('**/_ukurasa/open', (route) => route.fulfill({ status: 200 }))
  await page.getByRole('button', { name: 'Blocks' }).click()
  await page.getByRole('button', { name: /^hero pages\/golf\.yaml:\d+$/ }).click()
  const { file, line } = (await asked).postDataJSON()
  expect(read(file).split('\n')[line - 1]).toContain('type: hero')
})

test.describe(() => {
  test.use({ tolerated: /status of 500/ })

  test('a block tells what it is and where, with Alt held or once it is asked to', async ({ page }) => {
    await open(page, '/golf')
    const name = page.locator('.pointed')
    await heading(page).hover()
    await expect(name).toHaveCount(0)
    await page.keyboard.down('Alt')
    await page.mouse.move(400, 420)
    await expect(name).toHaveText(/^hero pages\/golf\.yaml:\d+$/)
    await page.keyboard.up('Alt')
    await expect(name).toHaveCount(0)

    await page.getByRole('button', { name: 'Blocks' }).click()
    await page.getByRole('checkbox', { name: /^Blocks tell/ }).check()
    await page.locator('.site-header').hover()
    await expect(name).toHaveText(/^header site\.yaml:\d+$/)
    const asked = page.waitForRequest((request) => request.url().endsWith('/_ukurasa/open'))
    await page.route('**/_ukurasa/open', (route) =>
      route.fulfill({ status: 500, body: 'No editor could be opened.' }),
    )
    await page.locator('.site-header a').first().click()
    expect((await asked).postDataJSON()).toMatchObject({ file: 'site.yaml' })
    await expect(page.getByRole('alert')).toContainText('No editor could be opened.')
    await expect(page).toHaveURL(/\/golf$/)
    await page.keyboard.press('Escape')
    await page.locator('.site-header a').first().click()
    await expect(page).not.toHaveURL(/\/golf$/)
  })
})

test('stand-ins are marked: their words, their pictures and their blocks; on request they are not', async ({
  page,
}) => {
  await open(page, '/leadership')
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('ukurasa-stand-in') ?? [])].map((range) => String(range)))
  await expect.poll(marked).toContain('The Head Master')
  expect(await marked()).toContain("Mkonge Boys' Academy")
  expect(await marked()).not.toContain('Our Leadership Team')
  await expect(page.locator('.to-confirm:not(.picture)')).toHaveCount(2)
  await expect(page.locator('.to-confirm.picture').first()).toBeAttached()
  const { undo } = edit('pages/leadership.yaml', (text) =>
    text.replace('name: !todo The Head Master', 'name: !todo A New Head'),
  )
  await expect.poll(marked).toContain('A New Head')
  undo()
  await expect.poll(marked).toContain('The Head Master')
  await page
    .getByRole('button', { name: /^\d+ to confirm$/ })
    .last()
    .click()
  await page.getByRole('checkbox', { name: 'Mark them on the page' }).uncheck()
  await expect.poll(marked).toEqual([])
  await expect(page.locator('.to-confirm')).toHaveCount(0)
})

test('a draft says so, and the clock of the site can be moved', async ({ page }) => {
  const { undo } = edit('pages/golf.yaml', (text) => `draft: true\n${text}`)
  await open(page, '/golf')
  await expect(page.getByText('Draft: not part of the site')).toBeVisible()
  undo()
  await expect(page.getByText('Draft: not part of the site')).toHaveCount(0)

  const bar = page.locator('.countdown')
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: 'Clock' }).click()
  await page.getByLabel('Date and time').fill('2025-10-28T23:59')
  await expect(bar).toBeVisible()
  await expect(bar.locator('[data-unit=days]')).toHaveText(/^[01]$/)
  expect(await page.evaluate(() => new Date().toISOString().slice(0, 7))).toBe('2025-10')
  const slider = page.getByRole('slider', { name: 'Day' })
  await slider.press('ArrowRight')
  await slider.press('ArrowRight')
  await slider.press('ArrowRight')
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeDisabled()
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(new Date().getFullYear())
  expect(await isStillHere(page)).toBe(true)
})

test('the clock stays at what was asked for last, also where the first takes longer to arrive', async ({
  page,
}) => {
  await open(page, '/golf')
  await page.getByRole('button', { name: 'Clock' }).click()
  const asked: string[] = []
  await page.route('**/_ukurasa/clock', async (route) => {
    const position = asked.push(route.request().postDataJSON().clock)
    if (position === 1) await after(500)
    await route.continue()
  })
  const field = page.getByLabel('Date and time')
  const answers = ['2025-10-28T08:00', '2025-11-03T08:00'].map((moment) => {
    const iso = new Date(moment).toISOString().slice(0, 16)
    return page.waitForResponse((reply) => reply.request().postData()?.includes(iso) ?? false)
  })
  await field.fill('2025-10-28T08:00')
  await field.fill('2025-11-03T08:00')
  await Promise.all(answers)
  const now = /data-clock="([^"]*)"/.exec(await (await fetch(`${address()}/golf`)).text())?.[1] ?? ''
  expect(Date.parse(now)).toBe(Date.parse('2025-11-03T08:00'))
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect(page.getByRole('button', { name: 'Back to now' })).toBeDisabled()
})
