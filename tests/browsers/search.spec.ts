/** The search of the school, by mouse and by keyboard. */
import { expect, test, type Visit } from './support/visit.ts'

const FIRST = '.search-panel li a'

/** Files of the search that are there, and scripts of all islands. */
const loaded = (visit: Visit) =>
  visit.page(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /search|panel|-island|main\./.test(name))
      .join(),
  )
const firstOf = (visit: Visit) =>
  visit.page((selector) => {
    const link = document.querySelector<HTMLAnchorElement>(selector)
    return link ? link.pathname : ''
  }, FIRST)

for (const [from, words, page] of [
  ['/who', 'swiming', '/swimmers'],
  ['/sw/fees', 'kujiunga', '/sw/join'],
] as const)
  test(`from ${from} it leads to ${page}, and loads nothing before`, async ({ visit }) => {
    await visit.open(from)
    expect(await loaded(visit)).toBe('')
    await visit.clickOn('.site-search button')
    await visit.expectSeen('.search-panel input')
    await visit.page(type, words)
    await expect.poll(() => firstOf(visit)).toBe(page)
    await visit.key('Escape')
    await visit.expectCount('.search-panel', 0)
    await visit.clickOn('.site-search button')
    await visit.expectSeen('.search-panel input')
    await visit.page(type, words)
    await expect.poll(() => firstOf(visit)).toBe(page)
    await visit.key('Enter')
    await expect.poll(() => visit.page(() => location.pathname)).toBe(page)
  })

/** As the keys of letters would. Runs in the page. */
function type(words: string): void {
  const field = document.querySelector('.search-panel input')
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const set = Object(value).set
  if (!field || typeof set !== 'function') throw new Error('There is no field')
  set.call(field, words)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
