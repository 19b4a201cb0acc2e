import { expect, test } from 'vitest'
import { withBreaks, withoutBreaks } from '../../../../src/studio/form/inputs/soft-breaks.ts'

test('a paragraph that is wrapped in the file is shown without its line breaks', () => {
  expect(withoutBreaks('One two\nthree **four**\n[five](/six)\n\nSeven\neight\n')).toBe(
    'One two three **four** [five](/six)\n\nSeven eight\n',
  )
})

for (const text of [
  '## A heading\nWords below it',
  'Words\n- one\n- two\n  more of two\n1. three\n2) four',
  'Words\n* one\n+ two\n---\n***\n===',
  '| a | b |\n| - | - |\n| c | d |',
  'a | b\n- | -\nc | d',
  'A line  \nwith its own end\\\nand another',
  '> said\n> again',
  '```\ncode\nmore code\n```',
  '<div>\nwords\n</div>',
  '[name]: /address\n[other]: /other',
])
  test(`what needs its line breaks keeps them: ${JSON.stringify(text)}`, () => {
    expect(withoutBreaks(text)).toBe(text)
  })

const WRAPPED = 'One two\nthree four\nfive six\n\n- seven\n- eight'

for (const [from, to, written] of [
  ['four', '4', 'One two\nthree 4\nfive six\n\n- seven\n- eight'],
  ['two three', 'two and three', 'One two\nand three four\nfive six\n\n- seven\n- eight'],
  ['four five', 'four', 'One two\nthree four\nsix\n\n- seven\n- eight'],
  [' two', '', 'One three four\nfive six\n\n- seven\n- eight'],
  ['six', 'six\n\nA new one.', 'One two\nthree four\nfive six\n\nA new one.\n\n- seven\n- eight'],
  ['- eight', '- eight\n- nine', 'One two\nthree four\nfive six\n\n- seven\n- eight\n- nine'],
] as const)
  test(`the file keeps the other line breaks: ${from} becomes ${JSON.stringify(to)}`, () => {
    expect(withBreaks(WRAPPED, withoutBreaks(WRAPPED).replace(from, to))).toBe(written)
  })

test('a line break that the author types stays, also in the place of a blank', () => {
  expect(withBreaks('One two\nthree', 'One\ntwo three')).toBe('One\ntwo\nthree')
  expect(withBreaks('One\n- two', 'One - two')).toBe('One - two')
  expect(withBreaks('One\ntwo', 'One two\n')).toBe('One\ntwo\n')
})
