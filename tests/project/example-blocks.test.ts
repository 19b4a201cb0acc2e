/** The texts that explain `new block` give examples. `new block` refuses a name that Ukurasa has. */
import { expect, test } from 'vitest'
import { BLOCK_TYPES } from '../../src/core/validate/kinds/block-type.ts'
import { filesOf, textOf } from '../support/modules.ts'

const texts = ['README.md', ...filesOf(['schema', 'src'], /\.(?:md|tsx?)$/)]
const named = texts.flatMap((path) =>
  [...textOf(path).matchAll(/\bnew block ([a-z]\w*)(?=`|')/g)].map(([, name = '']) => ({ path, name })),
)

test('the examples of `new block` are found', () => {
  const paths = named.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['README.md', 'schema/own-blocks.md']))
  expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(['quote', 'priceList']))
})

test('no example of `new block` has the name of a block', () => {
  const taken = named.filter(({ name }) => BLOCK_TYPES.includes(name))
  expect(taken, 'Ukurasa has such a block: choose another example in these files').toEqual([])
})
