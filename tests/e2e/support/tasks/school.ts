/** What an author does in the form of a page of the school, in its settings, and in what its pages share. */
import type { Page } from 'playwright/test'
import { expect } from '../fixtures.ts'
import { field, pageOf } from '../studio.ts'
import type { Tasks } from './place.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first()

export const schoolTasks: Tasks = {
  'the phone number of a contact is changed in the settings': async ({ page, hand, place }) => {
    await place.open(page, '/location')
    await hand.press(button(page, 'Settings of the site'))
    await expect(page.getByRole('heading', { name: 'Settings of the site', level: 2 })).toBeFocused()
    await hand.press(button(page, 'Contacts'))
    await hand.press(button(page, 'admissions'))
    await hand.write(field(page, 'contacts-admissions-phone'), '+254 711 222 333')
    await expect(pageOf(page).locator('body')).toContainText('+254 711 222 333')
    expect(await place.changes(page, hand)).toEqual([
      'site.yaml -    phone: !todo "+254 700 000 001"',
      'site.yaml +    phone: !todo "+254 711 222 333"',
    ])
  },

  'an amount that other pages show too is changed everywhere': async ({ page, hand, place }) => {
    await place.open(page, '/grade5fee')
    await hand.press(button(page, 'Block 2: Fee schedule School fees, grade 5'))
    const amount = field(page, 'blocks-1-items-0-amount')
    await hand.write(amount, '68,900')
    const note = page.locator('.lost-value')
    await expect(note).toContainText(
      /You typed over 68,400, a value of the settings\. 1\d other places still show it/,
    )
    await hand.press(note.getByRole('button', { name: 'Write 68,900 everywhere' }))
    await expect(amount).toHaveValue('${facts.grade5Fee}')
    await expect(pageOf(page).locator('body')).toContainText('68,900')
    const total = field(page, 'blocks-1-total-amount')
    await hand.write(total, '206,700')
    await hand.press(note.getByRole('button', { name: 'Write 206,700 everywhere' }))
    await expect(total).toHaveValue('${facts.grade5Year}')
    expect(await place.changes(page, hand)).toEqual([
      'site.yaml -  grade5Fee: 68,400',
      'site.yaml +  grade5Fee: 68,900',
      'site.yaml -  grade5Year: 205,200',
      'site.yaml +  grade5Year: 206,700',
    ])
  },

  'an entry of the menu is moved': async ({ page, hand, place }) => {
    await place.open(page, '/who')
    await hand.press(button(page, 'Settings of the site'))
    await hand.press(button(page, 'Menu'))
    await hand.press(button(page, 'Menu 2'))
    await hand.press(button(page, 'Move down: Link 1'))
    await expect(page.getByRole('status')).toHaveText('Link 1: Who We Are is now 2 of 4.')
    expect(await place.changes(page, hand)).toEqual([
      'site.yaml -      - href: /who',
      'site.yaml +      - href: /who',
    ])
  },

  'a snippet is changed from a page that shows it': async ({ page, hand, place }) => {
    await place.open(page, '/grade4fee')
    await hand.press(page.getByRole('button', { name: /^Block \d+: snippets.finance-office/ }))
    await expect(page.getByText('It appears on 3 pages.')).toBeVisible()
    await hand.press(button(page, 'Open pages/snippets/finance-office.yaml'))
    await expect(
      page.getByRole('heading', { name: 'Shared: pages/snippets/finance-office.yaml' }),
    ).toBeFocused()
    await hand.press(page.getByRole('button', { name: /^Block 1/ }).first())
    await hand.write(field(page, 'blocks-0-title'), 'Ask the bursar')
    await expect(pageOf(page).locator('body')).toContainText('Ask the bursar')
    await hand.press(button(page, 'Back to the page'))
    expect(await place.changes(page, hand)).toEqual([
      'pages/snippets/finance-office.yaml -    title: Finance office',
      'pages/snippets/finance-office.yaml +    title: Ask the bursar',
    ])
  },

  'a link is set with the picker': async ({ page, hand, place }) => {
    await place.open(page, '/fees')
    await hand.press(button(page, 'Block 2: Link list Fees by grade'))
    const href = field(page, 'blocks-1-links-0-href')
    const choose = page.locator('#field-blocks-1-links-0-href-pick')
    await hand.press(choose)
    const picker = page.getByRole('dialog', { name: 'Where does the link lead?' })
    await hand.write(picker.getByRole('searchbox'), 'football')
    await hand.press(picker.getByRole('button', { name: '/football', exact: false }).first())
    await expect(picker).toHaveCount(0)
    await expect(href).toHaveValue('/football')
    await expect(choose).toBeFocused()
    expect(await place.changes(page, hand)).toEqual([
      'pages/fees.yaml -      - href: /grade4fee',
      'pages/fees.yaml +      - href: /football',
    ])
  },

  'a value is marked as one to confirm, given to somebody, and confirmed': async ({ page, hand, place }) => {
    await place.open(page, '/fees')
    await hand.press(button(page, 'To confirm?: Title'))
    const mark = page.getByRole('group', { name: 'Still to be confirmed: Title' }).first()
    await expect(mark.getByLabel('Who confirms it')).toBeFocused()
    await hand.write(mark.getByLabel('Who confirms it'), 'bursar')
    await mark.getByLabel('By when').fill('2026-12-01')
    expect(await place.changes(page, hand)).toEqual([
      'pages/fees.yaml -title: Our Friendly Fees',
      'pages/fees.yaml +title: !todo Our Friendly Fees # owner: bursar, due: 2026-12-01',
    ])
    await hand.press(mark.getByRole('button', { name: /^This is right/ }))
    await expect(page.getByRole('status')).toHaveText('Title is confirmed.')
    await expect(field(page, 'title')).toBeFocused()
    expect(await place.changes(page, hand)).toEqual([])
  },

  'a word is made bold in a long text': async ({ page, hand, place }) => {
    await place.open(page, '/fees')
    const text = field(page, 'blocks-0-text')
    const was = await text.inputValue()
    await text.focus()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Control+Shift+ArrowRight')
    const tools = page.getByRole('toolbar', { name: 'Tools for: Text' }).first()
    await hand.press(tools.getByRole('button', { name: 'Bold' }))
    const [word = ''] = was.split(' ')
    await expect(text).toHaveValue(`**${word}**${was.slice(word.length)}`)
    await expect(pageOf(page).locator('main strong').first()).toHaveText(word)
    await page.keyboard.press('Control+b')
    await expect(text).toHaveValue(was)
    await page.keyboard.press('Control+b')
    const changes = await place.changes(page, hand)
    expect(changes).toHaveLength(2)
    expect(changes[1]).toContain(`**${word}**`)
  },
}
