/** What an author does with a page as a whole, and with its values that are not words. */
import type { Locator, Page } from 'playwright/test'
import { violations } from '../axe.ts'
import { expect } from '../fixtures.ts'
import type { Hand } from '../hands.ts'
import { field } from '../studio.ts'
import { usePicture } from './pictures.ts'
import type { Tasks } from './place.ts'

/** A page to confirm, which the site of these tasks needs. */
export const TRIP = `# Written by the office.
title: School trip
description: Where the school goes in the second term, when it leaves, and what it costs.
blocks:
  - type: hero
    title: To the lake
    text: !todo We leave at seven in the morning. # owner: office, due: 2026-12-01
`

/** Opens a dialog of the menu of pages. */
export async function panel(page: Page, hand: Hand, name: string): Promise<Locator> {
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

export const says = (page: Page) => page.getByRole('status').first()

export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

export const redo = (page: Page) => page.getByRole('button', { name: 'Redo' })

export const tasksWithPages: Tasks = {
  'a date is corrected': async ({ page, hand, place }) => {
    await place.open(page, '/events')
    const start = field(page, 'blocks-0-periods-0-start')
    // Chromium takes the parts of a date one after the other.
    await hand.write(start, hand.kind === 'keys' ? '01152025' : '2025-01-15')
    expect(await place.changes(page, hand)).toEqual([
      'pages/events.yaml',
      '-        start: 2025-01-08',
      '+        start: 2025-01-15',
    ])
  },

  'a stand-in is confirmed': async ({ page, hand, place }) => {
    await place.open(page, '/trip')
    await hand.press(page.getByRole('button', { name: 'This is right' }))
    const rest = 'We leave at seven in the morning.'
    // Nobody has to confirm it any more.
    const before = `!todo ${rest} # owner: office, due: 2026-12-01`
    expect(await place.changes(page, hand)).toEqual([
      'pages/trip.yaml',
      `-    text: ${before}`,
      `+    text: ${rest}`,
    ])
  },

  'a page gets another address, and every link follows': async ({ page, hand, place }) => {
    await place.open(page, '/join')
    const dialog = await panel(page, hand, 'Change the address')
    await hand.write(dialog.getByLabel('Address'), '/fees')
    await hand.press(dialog.getByRole('button', { name: 'Change the address' }))
    await expect(dialog.getByRole('alert')).toHaveText('There is already a page /fees.')
    await hand.write(dialog.getByLabel('Address'), '/admission')
    await hand.press(dialog.getByRole('button', { name: 'Change the address' }))
    await expect(says(page)).toHaveText(
      /^The page is now \/admission\. Links updated: \d+\. \/join still works/,
    )
    await expect(undo(page)).toBeFocused()
    await hand.press(undo(page))
    await hand.press(redo(page))
    expect(await place.changes(page, hand)).toEqual([
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
    await place.isAt(page, '/admission')
    await place.check()
    await hand.press(undo(page))
    expect(await place.changes(page, hand)).toEqual([])
    await place.isAt(page, '/join')
  },

  'a new page with a picture gets into the menu': async ({ page, hand, place }) => {
    await place.open(page, '/join')
    const dialog = await panel(page, hand, 'New page')
    await hand.write(dialog.getByLabel('Address'), '/choir')
    await hand.write(dialog.getByLabel('Title'), 'Choir')
    await hand.choose(dialog.getByLabel('Place in the menu'), 'Joining')
    await hand.press(dialog.getByRole('button', { name: 'Make the page' }))
    await expect(field(page, 'title')).toHaveValue('Choir')
    await expect(field(page, 'title')).toBeFocused()
    await hand.press(undo(page))
    await expect(field(page, 'title')).toHaveValue('How to join')
    await hand.press(redo(page))
    await expect(field(page, 'title')).toHaveValue('Choir')
    const made = await usePicture({ page, hand, place }, 'The choir sings')
    const [file, ...lines] = await place.changes(page, hand)
    await place.isAt(page, '/choir')
    expect(file).toBe('pages/choir.yaml')
    expect(lines.slice(-3)).toEqual([
      'pages/images/the-choir-sings.jpg',
      'site.yaml',
      '+      - href: /choir',
    ])
    expect(lines.filter((line) => line.startsWith('-'))).toEqual([])
    expect(lines).toContain('+title: Choir')
    expect(Buffer.compare(place.file('pages/images/the-choir-sings.jpg'), made)).toBe(0)
    await place.check()
  },

  'a page is deleted, with all that leads there': async ({ page, hand, place }) => {
    await place.open(page, '/fees')
    const dialog = await panel(page, hand, 'Delete the page')
    await expect(dialog).toContainText('This deletes pages/fees.yaml, pages/sw/fees.yaml.')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'pages/index.yaml' })).toHaveText(
      'pages/index.yaml Blocks › 1 › Text: the words stay, without the link',
    )
    await expect(
      dialog.getByRole('listitem').filter({ hasText: 'Settings of the site: Menu › 2 › Links › 2: removed' }),
    ).toHaveCount(1)
    const instead = dialog.getByLabel('Where visitors go instead')
    // Not the same page in another language, which is deleted, too.
    await expect(instead).not.toContainText('/sw/fees')
    await hand.choose(instead, 'Calendar (/events)')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'pages/index.yaml' })).toContainText(
      'leads to the other page',
    )
    await expect(dialog).not.toContainText('Mistakes')
    await hand.press(dialog.getByRole('button', { name: 'Delete it' }))
    await expect(page.getByRole('main')).toContainText('pages/fees.yaml is deleted. Undo brings it back.')
    await expect(says(page)).toHaveText(
      'pages/fees.yaml, pages/sw/fees.yaml are deleted. Undo brings them back.',
    )
    await expect(undo(page)).toBeFocused()
    expect(await violations(page)).toEqual([])
    await hand.press(undo(page))
    await expect(field(page, 'title')).toHaveValue('School fees')
    await hand.press(redo(page))
    expect(await place.changes(page, hand)).toEqual([
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
    await place.check()
    await hand.press(undo(page))
    expect(await place.changes(page, hand)).toEqual([])
  },

  'a page is made in another language, and its pair is found': async ({ page, hand, place }) => {
    await place.open(page, '/join')
    const dialog = await panel(page, hand, 'Other languages')
    await hand.press(dialog.getByRole('button', { name: 'Make the page in Swahili: a copy to translate' }))
    await expect(says(page)).toHaveText(
      /^The page \/sw\/join is there, with the words of the other language\./,
    )
    await expect(page.getByRole('group', { name: 'Still to be confirmed: Block' })).toHaveCount(1)
    await hand.press(page.getByRole('button', { name: 'This is right: Block 1: Rich text', exact: true }))
    await expect(page.getByRole('group', { name: 'Still to be confirmed: Block' })).toHaveCount(0)
    const lines = await place.changes(page, hand)
    expect(lines[0]).toBe('pages/sw/join.yaml')
    expect(lines.slice(1).every((line) => line.startsWith('+'))).toBe(true)
    expect(lines.slice(lines.indexOf('+blocks:')).filter((line) => /^\+ {2}- |type:/.test(line))).toEqual([
      '+  - type: richText',
      '+  - !todo',
      '+    type: routeList',
    ])
    await place.check()
    const again = await panel(page, hand, 'Other languages')
    await expect(again.getByRole('link', { name: 'Open the page in English (Kenya)' })).toHaveAttribute(
      'href',
      place.addressOf('/join'),
    )
  },
}
