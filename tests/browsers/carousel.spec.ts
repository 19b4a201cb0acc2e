/** The carousel of the history page. It does not go round. */
import { expect, test } from './support/visit.ts'

const arrow = (name: string) => `.carousel button[aria-label="${name} picture"]`
const dot = (number: number) => `.carousel button[aria-label="Picture ${number} of 3"]`
const shown = (number: number) => `.carousel .slide-item.active[aria-label^="Picture ${number}"]`

test('arrows lead to the next picture and end at the last one; dots lead to each', async ({ visit }) => {
  await visit.open('/history')
  await visit.boxOf(dot(1))
  await visit.expectCount('[data-island=carousel][data-awake]', 1)
  await visit.expectCount(`${arrow('Previous')}:disabled`, 1)
  for (const number of [2, 3]) {
    await visit.clickOn(arrow('Next'))
    await visit.expectCount(shown(number), 1)
  }
  await visit.expectCount(`${arrow('Next')}:disabled`, 1)
  await visit.clickOn(arrow('Previous'))
  await visit.expectCount(shown(2), 1)
  await visit.clickOn(dot(1))
  await visit.expectCount(shown(1), 1)
  const slide = await visit.page(() => {
    const item = document.querySelector('.carousel .slide-item.active')
    return item ? getComputedStyle(item).transitionDuration : ''
  })
  expect(slide).toContain('0.3s')
})
