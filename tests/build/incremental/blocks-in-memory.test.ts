import { expect, test } from 'vitest'
import type { Block } from '../../../schema/page.ts'
import { newBlocksInMemory } from '../../../src/build/incremental/blocks-in-memory.ts'

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
  const blocks = newBlocksInMemory()
  for (let page = 0; page < PAGES; page++) blocks.add(`pages/p${page}.yaml`, blocksOf(page))
  for (let page = 0; page < PAGES; page++) expect(blocks.of(`pages/p${page}.yaml`)).toEqual(blocksOf(page))
  expect(blocks.of('pages/other.yaml')).toBeUndefined()
})

test('the blocks of a page are the same objects each time', () => {
  const blocks = newBlocksInMemory()
  blocks.add('pages/p1.yaml', blocksOf(1))
  expect(blocks.of('pages/p1.yaml')).toBe(blocks.of('pages/p1.yaml'))
  blocks.add('pages/p1.yaml', blocksOf(2))
  expect(blocks.of('pages/p1.yaml')).toEqual(blocksOf(2))
})
