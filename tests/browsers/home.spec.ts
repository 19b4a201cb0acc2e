/** The home page: pictures that take turns, and a popup. */
import { expect, test, type Visit } from './support/visit.ts'

const POPUP = 'dialog[open]'
const shown = (number: number) => `.slideshow .slide-item.active[aria-label^="Picture ${number}"]`

async function openHome(visit: Visit): Promise<void> {
  await visit.open('/')
  await visit.expectCount('dialog.is-open', 1)
  await visit.expectSeen(POPUP)
}

test('the popup closes by its button, the Escape key and a press beside it, not by one inside', async ({
  visit,
}) => {
  await openHome(visit)
  await visit.clickOn(`${POPUP} h2`)
  await visit.expectSeen(POPUP)
  await visit.clickOn(`${POPUP} .buttons button`)
  await visit.expectSeen('dialog', false)
  await openHome(visit)
  await visit.key('Escape')
  await visit.expectSeen('dialog', false)
  await openHome(visit)
  await visit.click(8, 400)
  await visit.expectSeen('dialog', false)
})

test('on a phone the popup closes by its cross', async ({ visit }) => {
  await visit.resize(360, 640)
  await openHome(visit)
  await visit.clickOn(`${POPUP} .round`)
  await visit.expectSeen('dialog', false)
})

test('the pictures take turns and fade, until one of their buttons is pressed', async ({ visit }) => {
  for (const label of ['Next picture', 'Previous picture', 'Picture 2 of 2']) {
    await visit.page(() => sessionStorage.removeItem('ukurasa:slideshow'))
    await openHome(visit)
    await visit.key('Escape')
    await visit.expectSeen('dialog', false)
    for (const number of [2, 1]) await visit.expectCount(shown(number), 1)
    await visit.clickOn(`.slideshow button[aria-label="${label}"]`)
    await visit.expectCount(shown(2), 1)
    await visit.expectCount('.slideshow button[aria-label="Play the pictures"]', 1)
  }
  const fade = await visit.page(() => {
    const item = document.querySelector('.slideshow .slide-item.active')
    return item ? getComputedStyle(item).transitionDuration : ''
  })
  expect(fade).toBe('0.7s')
})

test('its buttons stand at the right', async ({ visit }) => {
  await visit.open('/')
  const [all, last] = [await visit.boxOf('.slide-buttons'), await visit.boxOf('.slide-buttons > :last-child')]
  expect(last.x + last.width).toBeGreaterThan(all.x + all.width - 20)
})
