/** The fees: no line of a table runs through its words. */
import { expect, test } from './support/visit.ts'

test('all words of the row of the total stand within it', async ({ visit }) => {
  for (const width of [1280, 360])
    for (const route of ['/grade4fee', '/grade5fee', '/grade6fee']) {
      await visit.resize(width, 800)
      await visit.open(route)
      const outside = await visit.page(wordsOutside)
      expect(outside, `${route} at ${width} px`).toEqual([])
    }
})

/** The texts that reach over the edges of their row. Runs in the page. */
function wordsOutside(): string[] {
  const found: string[] = []
  for (const row of Array.from(document.querySelectorAll('.fee-schedule .total'))) {
    const { top, bottom } = row.getBoundingClientRect()
    for (const cell of Array.from(row.querySelectorAll('th, td, small'))) {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const words = range.getBoundingClientRect()
      if (words.top < top || words.bottom > bottom) found.push(String(cell.textContent))
    }
  }
  return found
}
