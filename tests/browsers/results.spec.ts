/** The results: dashboards in frames, and a filter by year. */
import { test, type Visit } from './support/visit.ts'

const PANELS = 5

/** A frame that nobody comes near is not loaded. */
async function comeNearAll(visit: Visit, sign: string): Promise<void> {
  await visit.expectCount('[data-island=dashboards][data-awake]', 1)
  await visit.expectCount('.dashboards article', PANELS)
  for (let number = 0; number < PANELS; number += 1) await visit.page(goTo, number)
  await visit.expectCount(sign, PANELS)
}

/** Stays until the page is painted there: what is passed in between is not come near. Runs in the page. */
function goTo(number: number): Promise<void> {
  const panel = document.querySelectorAll('.dashboards article')[number]
  if (panel) panel.scrollIntoView()
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

test('each dashboard is shown once one comes near', async ({ visit }) => {
  await visit.open('/perfomance')
  await comeNearAll(visit, '.dashboards iframe[data-loaded]')
  await visit.expectCount('.dashboards p.frame-state', 0)
})

test('a dashboard that cannot be had says so', async ({ visit }) => {
  await visit.open('/perfomance', 'UNFRAMED')
  await comeNearAll(visit, '.dashboards .frame-state button')
})

test('the filter shows one year or all', async ({ visit }) => {
  await visit.open('/perfomance')
  await visit.expectCount('[data-island=dashboards][data-awake]', 1)
  for (const [choice, years] of [
    ['year-2022', 1],
    ['year-2019-2021', 1],
    ['all', 3],
    ['year-2023', 1],
  ] as const) {
    await visit.clickOn(`.segments input[value="${choice}"] + span`)
    await visit.expectCount('.year:not([hidden])', years)
    if (years === 1) await visit.expectSeen(`#${choice}`)
  }
})
