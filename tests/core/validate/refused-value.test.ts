/** A schema decides what else a message may offer. */
import { expect, test } from 'vitest'
import { refusedValue } from '../../../src/core/validate/values/refused-value.ts'

const VALUE = {
  name: 'An entry of `values`',
  text: 'n/a',
  meant: [],
  conventions: undefined,
  year: undefined,
}

test('only where a number may be unknown, the message offers none', () => {
  expect(refusedValue('not-a-number', { ...VALUE, orNone: true }).help).toContain('`none`')
  expect(refusedValue('not-a-number', VALUE).help).not.toContain('none')
})
