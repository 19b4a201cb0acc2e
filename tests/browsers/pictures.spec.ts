/** Pictures of eight pages, to look at side by side: `test-results/browsers/`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '../e2e/support/command-line.ts'
import { expect, test } from './support/visit.ts'

const PAGES = ['/', '/who', '/history', '/nurture', '/grade4fee', '/perfomance', '/events', '/location']

for (const [width, height] of [
  [1280, 1600],
  [360, 1600],
] as const)
  test(`eight pages are drawn at ${width} px`, async ({ visit }, { project }) => {
    const folder = join(PROJECT, 'test-results/browsers', project.name)
    mkdirSync(folder, { recursive: true })
    await visit.resize(width, height)
    for (const route of PAGES) {
      await visit.open(route)
      if (route === '/') await visit.page(closePopup)
      await expect.poll(() => visit.page(isDrawn), { message: route }).toBe(true)
      const picture = await visit.picture()
      writeFileSync(join(folder, `${route.slice(1) || 'home'}-${width}.png`), picture)
    }
  })

/** Closes the popup once it is painted, and waits until it is gone. Older browsers have none. Runs in the page. */
function closePopup(): Promise<void> {
  return new Promise((resolve) => {
    let wasOpen = false
    const look = () => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog.is-open[open]')
      const isOver = wasOpen || !document.documentElement.classList.contains('scripted')
      if (!dialog && isOver) return resolve()
      if (dialog && wasOpen) dialog.close()
      wasOpen = wasOpen || dialog !== null
      return setTimeout(look, 500)
    }
    look()
  })
}

/** All pictures that can be seen are there. Runs in the page. */
function isDrawn(): boolean {
  return Array.from(document.images).every((image) => {
    const { top, left } = image.getBoundingClientRect()
    const isSeen = image.getClientRects().length > 0 && getComputedStyle(image).visibility === 'visible'
    return image.complete || !isSeen || top > innerHeight || left > innerWidth
  })
}
