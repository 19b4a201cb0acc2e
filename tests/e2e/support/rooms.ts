/** A page with a table, and its cells in Studio. */
import type { Locator, Page } from 'playwright/test'

export const ROOMS = `title: Rooms
description: The rooms of the house, and what each of them costs a night.
blocks:
  - type: hero
    title: Rooms
  - type: openingHours
    title: When you can come
    hours:
      Mon-Fri: 08:00-17:00
      Sat: 09:00-13:00
  - type: table
    title: What they cost
    columns:
      - name: Monday
      - name: Guests
        kind: number
    items:
      - Monday: Sea view double # the best
        Guests: 2
      - Monday: Garden single
`

export const openBlock = (page: Page, number: number) =>
  page
    .getByRole('button', { name: new RegExp(`^Block ${number}: `) })
    .first()
    .press('Enter')

export const cellIn = (page: Page) => (column: string, row: number) =>
  page.getByRole('textbox', { name: `${column}, row ${row}`, exact: true })

/** As programs paste: with the text that a spreadsheet puts into the clipboard. */
export const paste = (cell: Locator, text: string) =>
  cell.evaluate((element, words) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', words)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
