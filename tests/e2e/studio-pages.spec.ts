/** Tasks of an author in Studio, by keyboard and with a thumb. After each, only the lines that had to change have. */
import type { Locator, Page } from 'playwright/test'
import { violations } from './support/axe.ts'
import { expect } from './support/fixtures.ts'
import { type Hand, task } from './support/hands.ts'
import { field, openStudio } from './support/studio.ts'
import { saveAll, studioSite } from './support/studio-site.ts'

const TRIP = `# Written by the office.
title: School trip
description: Where the school goes in the second term, when it leaves, and what it costs.
draft: true
blocks:
  - type: hero
    title: To the lake
    text: !todo We leave at seven in the morning. # owner: office, due: 2026-12-01
`

const site = studioSite('tests/sites/lugha', { 'pages/trip.yaml': TRIP })

/** Opens a dialog of the menu of pages. */
async function panel(page: Page, hand: Hand, name: string): Promise<Locator> {
  await hand.press(page.getByRole('button', { name: 'Manage pages' }))
  await hand.press(
    page.getByRole('dialog', { name: 'Manage pages' }).getByRole('button', { name, exact: true }),
  )
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog).toBeVisible()
  expect(await violations(page), name).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  return dialog
}

const says = (page: Page) => page.getByRole('status').first()

task('a date is corrected', async ({ page, hand }) => {
  await openStudio(page, site, '/events')
  const start = field(page, 'blocks-0-periods-0-start')
  // Chromium takes the parts of a date one after the other.
  await (page.viewportSize()?.width === 360 ? hand.write(start, '2025-01-15') : hand.write(start, '01152025'))
  await saveAll(page, hand)
  expect(site.diff()).toEqual([
    'pages/events.yaml',
    '-        start: 2025-01-08',
    '+        start: 2025-01-15',
  ])
})

task('a stand-in is confirmed', async ({ page, hand }) => {
  await openStudio(page, site, '/trip')
  await hand.press(page.getByRole('button', { name: 'This is right' }))
  await saveAll(page, hand)
  const rest = 'We leave at seven in the morning.'
  // Nobody has to confirm it any more.
  const before = `!todo ${rest} # owner: office, due: 2026-12-01`
  expect(site.diff()).toEqual(['pages/trip.yaml', `-    text: ${before}`, `+    text: ${rest}`])
})

task('a page that was broken in an editor is mended by its button', async ({ page, hand }) => {
  const sound = site.read('pages/join.yaml')
  site.write(
    'pages/join.yaml',
    sound.replace('title: How', 'title:How').replace('    text: Write', '    texst: Write'),
  )
  await openStudio(page, site, '/join')
  const list = page.getByRole('region', { name: 'What the check says' })
  for (const code of [/^Mend: .*colon/, /^Mend: .*texst/]) {
    await hand.press(list.getByRole('button', { name: code }))
    await expect(list.getByRole('group', { name: 'This would change' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await hand.press(list.getByRole('button', { name: 'Mend it' }))
    await expect(says(page)).toHaveText('Mended: 1. Undo takes it back.')
  }
  await expect(list).toContainText('The check finds nothing to mend.')
  await saveAll(page, hand)
  expect(site.diff()).toEqual([])
})

task('all that is safe to mend is mended in one step', async ({ page, hand }) => {
  const sound = site.read('pages/join.yaml')
  site.write(
    'pages/join.yaml',
    sound.replace('description', 'descripton').replace('    text: Write', '    texst: Write'),
  )
  await openStudio(page, site, '/join')
  const list = page.getByRole('region', { name: 'What the check says' })
  await hand.press(list.getByRole('button', { name: 'Mend all that is safe to mend' }))
  await hand.press(list.getByRole('button', { name: 'Mend it' }))
  await expect(says(page)).toHaveText('Mended: 2. Undo takes it back.')
  await expect(list).toContainText('The check finds nothing to mend.')
  await hand.press(page.getByRole('button', { name: 'Undo' }))
  await expect(list).toContainText('texst')
  await hand.press(page.getByRole('button', { name: 'Redo' }))
  await saveAll(page, hand)
  expect(site.diff()).toEqual([])
})

task('a page gets another address, and every link follows', async ({ page, hand }) => {
  await openStudio(page, site, '/join')
  const dialog = await panel(page, hand, 'Change the address')
  await hand.write(dialog.getByLabel('Address'), '/fees')
  await hand.press(dialog.getByRole('button', { name: 'Change the address' }))
  await expect(dialog.getByRole('alert')).toHaveText('/fees is an address of the page /fees.')
  await hand.write(dialog.getByLabel('Address'), '/admission')
  await hand.press(dialog.getByRole('button', { name: 'Change the address' }))
  await expect(says(page)).toHaveText(
    /^The page is now \/admission\. Links that follow: \d+\. \/join still works/,
  )
  await hand.press(page.getByRole('button', { name: 'Undo' }))
  await hand.press(page.getByRole('button', { name: 'Redo' }))
  await saveAll(page, hand)
  await expect(page).toHaveURL(/\/_studio\/admission$/)
  expect(site.diff()).toEqual([
    'pages/join.yaml',
    'rename from pages/join.yaml',
    'rename to pages/admission.yaml',
    '+aliases:',
    '+  - /join',
    'pages/index.yaml',
    '-    text: Read about [the fees](/fees), or how to [join us](/join).',
    '+    text: Read about [the fees](/fees), or how to [join us](/admission).',
    'pages/sw/index.yaml',
    '-    text: Soma kuhusu [ada](/fees), au namna ya [kujiunga](/join).',
    '+    text: Soma kuhusu [ada](/fees), au namna ya [kujiunga](/admission).',
    'site.yaml',
    '-      - href: /join',
    '+      - href: /admission',
    '-    - href: /join',
    '+    - href: /admission',
    '-          - href: /join',
    '+          - href: /admission',
  ])
  await site.check()
  await hand.press(page.getByRole('button', { name: 'Undo' }))
  await saveAll(page, hand)
  await expect(page).toHaveURL(/\/_studio\/join$/)
  expect(site.diff()).toEqual([])
})

task('a new page gets into the menu', async ({ page, hand }) => {
  await openStudio(page, site, '/join')
  const dialog = await panel(page, hand, 'New page')
  await hand.write(dialog.getByLabel('Address'), '/choir')
  await hand.write(dialog.getByLabel('Title'), 'Choir')
  await hand.choose(dialog.getByLabel('Place in the menu'), 'Joining')
  await hand.press(dialog.getByRole('button', { name: 'Make the page' }))
  await expect(field(page, 'title')).toHaveValue('Choir')
  await hand.press(page.getByRole('button', { name: 'Undo' }))
  await expect(field(page, 'title')).toHaveValue('How to join')
  await hand.press(page.getByRole('button', { name: 'Redo' }))
  await expect(field(page, 'title')).toHaveValue('Choir')
  await saveAll(page, hand)
  await expect(page).toHaveURL(/\/_studio\/choir$/)
  const [file, ...lines] = site.diff()
  expect(file).toBe('pages/choir.yaml')
  expect(lines.slice(-2)).toEqual(['site.yaml', '+      - href: /choir'])
  expect(lines.filter((line) => line.startsWith('-'))).toEqual([])
  expect(site.read('pages/choir.yaml')).toContain('title: Choir\n')
  await site.check()
})

task('a page is deleted, with all that leads there', async ({ page, hand }) => {
  await openStudio(page, site, '/fees')
  const dialog = await panel(page, hand, 'Delete the page')
  await expect(dialog).toContainText('This deletes pages/fees.yaml, pages/sw/fees.yaml.')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'pages/index.yaml' })).toHaveText(
    'pages/index.yaml Blocks › 1 › Text: the words stay, without the link',
  )
  await hand.choose(dialog.getByLabel('Where visitors go instead'), 'Calendar (/events)')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'pages/index.yaml' })).toContainText(
    'leads to the other page',
  )
  await expect(dialog).not.toContainText('Mistakes')
  await hand.press(dialog.getByRole('button', { name: 'Delete it' }))
  await expect(page.getByRole('main')).toContainText('pages/fees.yaml is deleted. Undo brings it back.')
  expect(await violations(page)).toEqual([])
  await hand.press(page.getByRole('button', { name: 'Undo' }))
  await expect(field(page, 'title')).toHaveValue('School fees')
  await hand.press(page.getByRole('button', { name: 'Redo' }))
  await saveAll(page, hand)
  expect(site.diff()).toEqual([
    'pages/events.yaml',
    '+aliases:',
    '+  - /fees',
    '+  - /costs',
    'pages/fees.yaml',
    'deleted file',
    'pages/index.yaml',
    '-    text: Read about [the fees](/fees), or how to [join us](/join).',
    '+    text: Read about [the fees](/events), or how to [join us](/join).',
    'pages/join.yaml',
    '-    text: Write to the office. Visit us. Then read about [the fees](/fees#terms).',
    '+    text: Write to the office. Visit us. Then read about [the fees](/events).',
    'pages/sw/events.yaml',
    '+aliases:',
    '+  - /sw/fees',
    '+  - /sw/gharama',
    'pages/sw/fees.yaml',
    'deleted file',
    'pages/sw/index.yaml',
    '-    text: Soma kuhusu [ada](/fees), au namna ya [kujiunga](/join).',
    '+    text: Soma kuhusu [ada](/events), au namna ya [kujiunga](/join).',
    'site.yaml',
    '-      - href: /fees',
    '-    - title: What it costs',
    '-      href: /fees',
    '-          - href: /fees',
    '-        - title: Gharama za masomo',
    '-          href: /fees',
  ])
  await site.check()
  await hand.press(page.getByRole('button', { name: 'Undo' }))
  await saveAll(page, hand)
  expect(site.diff()).toEqual([])
})

task('Save stays in view', async ({ page }) => {
  await openStudio(page, site, '/fees')
  await page.getByRole('heading', { name: 'What the check says' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { name: 'What the check says' })).toBeInViewport()
})

task('a draft is published', async ({ page, hand }) => {
  await openStudio(page, site, '/trip')
  const dialog = await panel(page, hand, 'Draft and dates')
  await expect(dialog).toContainText('This page is a draft: only the preview shows it.')
  await hand.press(dialog.getByRole('button', { name: 'Publish it' }))
  await expect(dialog).toContainText('Visitors see this page.')
  await hand.press(dialog.getByRole('button', { name: 'Close' }))
  await saveAll(page, hand)
  expect(site.diff()).toEqual(['pages/trip.yaml', '-draft: true'])
})

task('a page is made in another language, and its pair is found', async ({ page, hand }) => {
  await openStudio(page, site, '/join')
  const dialog = await panel(page, hand, 'Other languages')
  await hand.press(dialog.getByRole('button', { name: 'Make the page in Swahili: a copy to translate' }))
  await expect(says(page)).toHaveText(/^The page \/sw\/join is there\./)
  await saveAll(page, hand)
  const lines = site.diff()
  expect(lines[0]).toBe('pages/sw/join.yaml')
  expect(lines.slice(1).every((line) => line.startsWith('+'))).toBe(true)
  await site.check()
  const again = await panel(page, hand, 'Other languages')
  await expect(again.getByRole('link', { name: 'Open the page in English (Kenya)' })).toHaveAttribute(
    'href',
    '/_studio/join',
  )
})
