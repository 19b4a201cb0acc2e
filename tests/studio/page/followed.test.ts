/** The tools on the page stay on the entry that was chosen. */
import { expect, test } from 'vitest'
import { followed } from '../../../src/studio/page/followed.ts'

const page = (...cards: readonly string[]) => ({
  blocks: [{ type: 'hero' }, { type: 'cardGrid', cards: cards.map((title) => ({ title })) }],
})
const at = (index: number) => ['blocks', 1, 'cards', index, 'title']
const before = page('Chess', 'Band', 'Scouts')

test('a card that moves twice is followed twice', () => {
  const once = page('Chess', 'Scouts', 'Band')
  expect(followed(before, once, at(2))).toEqual(at(1))
  expect(followed(once, page('Scouts', 'Chess', 'Band'), at(1))).toEqual(at(0))
})

test('a card before it is added or removed', () => {
  expect(followed(before, page('Band', 'Scouts'), at(2))).toEqual(at(1))
  expect(followed(before, page('Chess', 'Chess', 'Band', 'Scouts'), at(2))).toEqual(at(3))
})

test('a card that is gone is followed by none', () => {
  expect(followed(before, page('Chess', 'Band'), at(2))).toBeUndefined()
  expect(followed(before, page('Chess', 'Scouts'), at(1))).toBeUndefined()
})

test('a card whose words change stays, and goes with its block', () => {
  expect(followed(before, page('Chess', 'Band', 'Guides'), at(2))).toEqual(at(2))
  const { blocks } = before
  expect(followed(before, { blocks: blocks.toReversed() }, at(2))).toEqual(['blocks', 0, 'cards', 2, 'title'])
})

test('of equal cards, the one at the same place counts', () => {
  const equal = page('Chess', 'Chess')
  expect(followed(equal, page('Chess', 'Chess', 'Chess'), at(1))).toEqual(at(1))
})
