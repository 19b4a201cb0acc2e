/** The countdown to the end of admissions. */
import { expect, test, type Visit } from './support/visit.ts'

const BAR = '.countdown'
const secondsOf = (visit: Visit) =>
  visit.page(() => {
    const cell = document.querySelector('.countdown [data-unit=seconds]')
    return cell ? cell.textContent : ''
  })

test('it ticks, folds away for the visit, and is not on the home page', async ({ visit }) => {
  await visit.open('/who', 'BEFORE')
  await visit.page(() => sessionStorage.clear())
  await visit.open('/who', 'BEFORE')
  await visit.expectSeen(BAR)
  const before = await secondsOf(visit)
  await expect.poll(() => secondsOf(visit)).not.toBe(before)
  await visit.clickOn(`${BAR} button`)
  await visit.expectCount(`${BAR} button[aria-expanded=false]`, 1)
  await visit.open('/fees', 'BEFORE')
  await visit.expectCount(`${BAR} button[aria-expanded=false]`, 1)
  await visit.clickOn(`${BAR} button`)
  await visit.expectCount(`${BAR} button[aria-expanded=true]`, 1)
  await visit.open('/', 'BEFORE')
  await visit.expectCount(BAR, 0)
})

test('after the deadline it is gone', async ({ visit }) => {
  await visit.open('/who')
  await visit.expectSeen(BAR, false)
})
