/** A PDF from the files of the author becomes a document of the site, and a link leads to it. */
import { violations } from '../axe.ts'
import { expect } from '../fixtures.ts'
import { field } from '../studio.ts'
import type { Doing, Tasks } from './place.ts'

const PDF = Buffer.from('%PDF-1.7\n\0\n%%EOF\n')

/** Chooses a file in the dialog for links. */
export async function chooseDocument(
  { page }: Pick<Doing, 'page'>,
  name: string,
  content = PDF,
): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Where does the link lead?' })
    .getByLabel('Choose a PDF')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: content })
}

export const tasksWithDocuments: Tasks = {
  'a button leads to a new document': async ({ page, hand, place }) => {
    await place.open(page, '/grade4')
    await hand.press(page.getByRole('button', { name: /^Block 5: Large button/ }))
    await hand.press(page.locator('#field-blocks-4-href-pick'))
    const picker = page.getByRole('dialog', { name: 'Where does the link lead?' })
    await chooseDocument({ page }, 'letter.pdf', Buffer.from('no PDF at all'))
    await expect(picker.getByRole('alert')).toHaveText(/^This is no PDF\./)
    await expect(picker.getByRole('button', { name: 'Link to this document' })).toHaveCount(0)
    await chooseDocument({ page }, 'Fee sheet (2026).PDF')
    await expect(picker.getByText('Its address is /fee-sheet-2026.pdf. Visitors load 1 kB.')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await hand.press(picker.getByRole('button', { name: 'Link to this document' }))
    await expect(picker).toHaveCount(0)
    await expect(field(page, 'blocks-4-href')).toHaveValue('/fee-sheet-2026.pdf')
    expect(await place.changes(page, hand)).toEqual([
      expect.stringMatching(/^pages\/grade4\.yaml - {4}href: /),
      'pages/grade4.yaml +    href: /fee-sheet-2026.pdf',
      'new public/fee-sheet-2026.pdf',
    ])
    expect(Buffer.compare(place.file('public/fee-sheet-2026.pdf'), PDF)).toBe(0)
    await place.check()
  },
}
