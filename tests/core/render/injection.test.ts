/**
 * Whatever is written in a text stays text: no element, no attribute and no script is on the page that the same page
 * with `x` has not. `npm run torture -- injection` tries more of them.
 */
import { expect, test } from 'vitest'
import { added, skeleton, tryTexts, writtenBlocks } from '../../support/written-by-authors.ts'

test('what would be more is noticed', () => {
  const before = new Set(skeleton('<p class="a">x</p>'))
  expect(added('<p class="a" onclick="b">x</p>', before)).toEqual(['p class onclick=b'])
  expect(added('<p class="a">x<script>b</script></p>', before)).toEqual(['script b'])
  expect(added('<p class="a">x<!-- --></p>', before)).toEqual(['a comment'])
  expect(added('<p class="a"><em>x</em></p>', before)).toEqual([])
})

const blocks = writtenBlocks()

test('every block has texts', () => {
  expect(blocks.filter(({ plain, markdown }) => plain.length + markdown.length < 2)).toEqual([])
  expect(blocks.flatMap(({ plain }) => plain).length).toBeGreaterThan(150)
  expect(blocks.flatMap(({ markdown }) => markdown).length).toBeGreaterThan(20)
})

test.for(blocks.map((block) => [block.name, block] as const))('%s', ([, block]) => {
  const { shown, faults } = tryTexts(block, 25, 1)
  expect(faults).toEqual([])
  expect(shown).toBeGreaterThan(15)
})
