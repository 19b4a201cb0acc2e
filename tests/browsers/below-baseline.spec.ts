/** A browser older than those that the site is made for: every page reads, and nothing runs over anything else. */
import { routesOf } from '../e2e/support/routes.ts'
import { expect, test } from './support/visit.ts'

test('on every page the words stand apart', async ({ visit }) => {
  await visit.resize(320, 640)
  const faults: string[] = []
  for (const route of routesOf('.')) {
    await visit.open(route)
    for (const fault of await visit.page(faultsOf)) faults.push(`${route}: ${fault}`)
  }
  expect(faults).toEqual([])
})

/** Texts of the page that lie over one another or over a picture. Runs in the page. */
function faultsOf(): string[] {
  const found: string[] = []
  const texts = Array.from(
    document.querySelectorAll(
      'main h1, main h2, main h3, main p, main li, main td, main th, main .year-line span, main img',
    ),
  )
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
  texts.forEach(({ element, box }, index) => {
    for (const other of texts.slice(index + 1)) {
      const isApart =
        element.contains(other.element) ||
        box.bottom <= other.box.top + 1 ||
        other.box.bottom <= box.top + 1 ||
        box.right <= other.box.left + 1 ||
        other.box.right <= box.left + 1
      if (!isApart) found.push(`${element.textContent} and ${other.element.textContent}`)
    }
  })
  return found
}
