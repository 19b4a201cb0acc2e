/** The menu: hovering, pressing, choosing, and its button on a phone. */
import { expect, test, type Visit } from './support/visit.ts'

const TALENT = '.menu > :nth-child(6)'
const ACCESS = '.menu > :nth-child(10)'
const group = (entry: string) => `${entry} .menu-group`
const word = (entry: string) => `${entry} summary`

/** Marks the page, so that a page that was loaded anew can be told from it. */
const mark = (visit: Visit) => visit.page(() => document.documentElement.setAttribute('data-same', ''))
const isSame = (visit: Visit) => visit.page(() => document.documentElement.hasAttribute('data-same'))
const pathOf = (visit: Visit) => visit.page(() => location.pathname)

test('the first hover opens a group, also while the code comes; one is open at a time', async ({ visit }) => {
  await visit.open('/who')
  await visit.hoverOn(word(TALENT))
  await visit.expectSeen(group(TALENT))
  await visit.expectCount('[data-island=header][data-awake]', 1)
  await visit.expectSeen(group(TALENT))
  await visit.hoverOn(word(ACCESS))
  await visit.expectSeen(group(ACCESS))
  await visit.expectSeen(group(TALENT), false)
  await visit.hover(640, 780)
  await visit.expectSeen(group(ACCESS), false)
})

test('a press keeps a group open, and a press on it or elsewhere closes it', async ({ visit }) => {
  await visit.open('/who')
  await visit.hoverOn(word(TALENT))
  await visit.expectCount('[data-island=header][data-awake]', 1)
  for (const place of [word(TALENT), 'main h1']) {
    await visit.clickOn(word(TALENT))
    await visit.expectCount(`${TALENT} details[open]`, 1)
    await visit.clickOn(place)
    await visit.expectCount(`${TALENT} details[open]`, 0)
    await visit.hover(640, 780)
    await visit.expectSeen(group(TALENT), false)
  }
})

test('a chosen link closes its group, and its page is not loaded but put in', async ({ visit }) => {
  await visit.open('/who')
  await visit.hoverOn(word(TALENT))
  await visit.expectCount('[data-island=header][data-awake]', 1)
  await mark(visit)
  await visit.clickOn(word(TALENT))
  await visit.clickOn(`${TALENT} a[href="/chess"]`)
  await expect.poll(() => visit.page(() => document.title)).toContain('Chess')
  expect(await pathOf(visit)).toBe('/chess')
  expect(await isSame(visit)).toBe(true)
  await visit.hover(640, 780)
  await visit.expectSeen(group(TALENT), false)
})

test('on a phone the menu opens and closes, and closes for a wide window and a choice', async ({ visit }) => {
  await visit.resize(360, 740)
  await visit.open('/who')
  const [button, last] = ['.menu-button summary', '.menu > :nth-child(9)']
  await visit.expectSeen(last, false)
  for (const seen of [true, false, true]) {
    await visit.clickOn(button)
    await visit.expectSeen(last, seen)
  }
  await visit.expectCount('[data-island=header][data-awake]', 1)
  await visit.resize(1024, 740)
  await visit.expectCount('.menu-button[open]', 0)
  await visit.resize(360, 740)
  await visit.expectSeen(last, false)
  await visit.clickOn(button)
  await visit.expectSeen(last)
  await visit.clickOn(word(TALENT))
  await visit.expectSeen(group(TALENT))
  await visit.clickOn(`${last} a`)
  await expect.poll(() => pathOf(visit)).toBe('/location')
  await visit.expectSeen(last, false)
})
