/** What the parts of a page are called. */
import { expect, test } from 'vitest'
import { titleOfBlock, withTitle } from '../../../src/studio/page/names-of-parts.ts'

test.for([
  ['a title', { type: 'hero', title: 'Our fees' }, 'Our fees'],
  ['the name of a person', { type: 'profile', name: 'Mrs. Wanjiru', role: 'Head' }, 'Mrs. Wanjiru'],
  ['neither', { type: 'richText', text: 'Words' }, ''],
  ['an empty title', { type: 'profile', title: '', name: 'Mrs. Wanjiru' }, 'Mrs. Wanjiru'],
] as const)('a block with %s', ([, block, title]) => expect(titleOfBlock(block)).toBe(title))

test('a title follows the name, if there is one', () => {
  expect(withTitle('Block 2: Profile', 'Mrs. Wanjiru')).toBe('Block 2: Profile: Mrs. Wanjiru')
  expect(withTitle('Item 3', '')).toBe('Item 3')
})
