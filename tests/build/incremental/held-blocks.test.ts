import { expect, test } from 'vitest'
import type { Block } from '../../../schema/page.ts'
import { newHeldBlocks } from '../../../src/build/incremental/held-blocks.ts'

/** So many that they fill several pieces. */
const PAGES = 10_000

const blocksOf = (page: number): readonly Block[] => [
  {
    type: 'linkList',
    title: `Ways ${page} – „ünïçødé“ 🎓`,
    links: [{ href: `/p${page}`, title: undefined }],
  },
]

test('the blocks of every page come back as they were, however many pages there are', () => {
  const held = newHeldBlocks()
  for (let page = 0; page < PAGES; page++) held.hold(`pages/p${page}.yaml`, blocksOf(page))
  for (let page = 0; page < PAGES; page++) expect(held.of(`pages/p${page}.yaml`)).toEqual(blocksOf(page))
  expect(held.of('pages/other.yaml')).toBeUndefined()
})

test('the blocks of a page are the same objects each time', () => {
  const held = newHeldBlocks()
  held.hold('pages/p1.yaml', blocksOf(1))
  expect(held.of('pages/p1.yaml')).toBe(held.of('pages/p1.yaml'))
  held.hold('pages/p1.yaml', blocksOf(2))
  expect(held.of('pages/p1.yaml')).toEqual(blocksOf(2))
})
