/** A change in the editor keeps the line ends of the file. */
import { expect, test } from 'vitest'
import { changed, withPlainEnds } from '../../../src/studio/text/line-ends.ts'

const TEXTS = ['a\nb\nc\n', 'a\r\nb\r\nc\r\n', 'a\r\nb\nc\r\n', '\r\n\r\na', '', 'a\rb\r\nc']

test.for(TEXTS)(
  '%j: each change does what it does to the plain text, and the rest keeps its ends',
  (text) => {
    const plain = withPlainEnds(text)
    for (let from = 0; from <= plain.length; from++)
      for (let to = from; to <= plain.length; to++) {
        const after = changed(text, [{ from, to, insert: 'x\ny' }])
        expect(withPlainEnds(after)).toBe(`${plain.slice(0, from)}x\ny${plain.slice(to)}`)
        if (/\r\n/.test(text) && !/[^\r]\n|^\n|\r[^\n]/.test(text)) expect(after).not.toMatch(/[^\r]\n|^\n/)
      }
  },
)

test('several changes at once', () => {
  const changes = [
    { from: 0, to: 1, insert: 'A' },
    { from: 4, to: 5, insert: 'C' },
  ]
  expect(changed('a\r\nb\r\nc', changes)).toBe('A\r\nb\r\nC')
})
