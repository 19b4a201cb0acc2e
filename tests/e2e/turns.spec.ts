/** Pictures that take turns, on small screens and with large letters: every button has its room, and so have the words. */
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './support/fixtures.ts'
import { openAwake } from './support/islands.ts'

test.use({ site: 'blocks' })

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const boxesOf = async (all: Locator): Promise<readonly Box[]> => {
  const boxes = await Promise.all((await all.all()).map((each) => each.boundingBox()))
  return boxes.filter((box) => box !== null)
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width - 0.5 &&
  b.x < a.x + a.width - 0.5 &&
  a.y < b.y + b.height - 0.5 &&
  b.y < a.y + a.height - 0.5

async function setLetters(page: Page, width: number, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await page.setViewportSize({ width, height: 800 })
}

for (const [width, size] of [
  [320, 16],
  [320, 32],
  [360, 16],
  [640, 32],
  [1280, 32],
] as const) {
  for (const name of ['slideshow', 'carousel'])
    test(`${name}, letters of ${size} px in ${width} px: the buttons are large enough and apart`, async ({
      page,
    }) => {
      await setLetters(page, width, size)
      const island = await openAwake(page, '/turns', name)
      const buttons = await boxesOf(island.locator('button:visible'))
      expect(buttons.length).toBeGreaterThanOrEqual(2)
      for (const [at, box] of buttons.entries()) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width)
        expect(buttons.slice(at + 1).filter((other) => overlap(box, other))).toEqual([])
      }
    })

  test(`letters of ${size} px in ${width} px: the words of a picture stand above those of the page`, async ({
    page,
  }) => {
    await setLetters(page, width, size)
    const island = await openAwake(page, '/turns', 'slideshow')
    const [caption] = await boxesOf(island.locator('figcaption'))
    const words = await boxesOf(page.locator('.scene-words').locator('h1, p, a'))
    const buttons = await boxesOf(island.locator('button:visible'))
    if (!caption) throw new Error('The picture has no words.')
    expect(words.length).toBeGreaterThanOrEqual(3)
    expect([...words, ...buttons].filter((box) => overlap(caption, box))).toEqual([])
    expect(words.filter((word) => buttons.some((box) => overlap(word, box)))).toEqual([])
    expect(caption.x + caption.width).toBeLessThan(width)
  })
}
