/** A photograph of a phone becomes a picture of the page: upright, smaller, and without the place where it was taken. */
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { violations } from '../axe.ts'
import { expect } from '../fixtures.ts'
import { pageOf } from '../studio.ts'
import type { Doing, Tasks } from './place.ts'

/** It lies on its side, and says where it was taken. */
const photograph = () =>
  sharp({ create: { width: 3200, height: 2000, channels: 3, background: '#264' } })
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '0/1 43/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Puts a photograph into the first picture of the form. Gives the bytes that Studio made of it. */
export async function usePicture({ page, hand }: Doing, words: string): Promise<Uint8Array> {
  const name = `images/${words.toLowerCase().replaceAll(' ', '-')}.jpg`
  const image = page.locator('[id^="field-blocks-"][id$="-image"]').first()
  const id = (await image.getAttribute('id')) ?? ''
  await hand.press(page.locator(`#${id}-pick`))
  const picker = page.getByRole('dialog', { name: 'Which picture?' })
  await picker.getByLabel('Choose a file').setInputFiles({
    name: 'IMG_2041.JPG',
    mimeType: 'image/jpeg',
    buffer: await photograph(),
  })
  const use = picker.getByRole('button', { name: 'Use this picture' })
  await expect(use).toBeDisabled()
  await hand.write(picker.getByLabel('What does the picture show'), words)
  await expect(picker.getByRole('status').filter({ hasText: `${name}.` })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await hand.press(use)
  await expect(picker).toHaveCount(0)
  await expect(image).toHaveValue(name)
  const shown = pageOf(page).locator(`img[alt="${words}"]`).first()
  await expect(shown).toHaveJSProperty('naturalWidth', 1500)
  return bytesAt(page, (await shown.getAttribute('src')) ?? '')
}

async function bytesAt(page: Page, address: string): Promise<Uint8Array> {
  const [, inside] = /^data:image\/jpeg;base64,(.*)/.exec(address) ?? []
  if (inside !== undefined) return Buffer.from(inside, 'base64')
  const bytes = await page.evaluate(
    async (given) => [...new Uint8Array(await (await fetch(given)).arrayBuffer())],
    address,
  )
  return Uint8Array.from(bytes)
}

export const tasksWithPictures: Tasks = {
  'the picture of the popup is replaced': async ({ page, hand, place }) => {
    await place.open(page, '/')
    await hand.press(page.getByRole('button', { name: /^Block \d+: Promo popup/ }))
    const made = await usePicture({ page, hand, place }, 'A new trunk')
    expect(await place.changes(page, hand)).toEqual([
      'new pages/images/a-new-trunk.jpg',
      'pages/index.yaml -    image: images/admissions.svg',
      expect.stringContaining('pages/index.yaml -    alt: A green school trunk'),
      'pages/index.yaml +    image: images/a-new-trunk.jpg',
      'pages/index.yaml +    alt: A new trunk',
    ])
    const file = place.file('pages/images/a-new-trunk.jpg')
    expect(Buffer.compare(file, made)).toBe(0)
    const { width, height, exif, orientation } = await sharp(file).metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 1500,
      height: 2400,
      exif: undefined,
      orientation: undefined,
    })
  },
}
