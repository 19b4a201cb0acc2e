/** How messages name words: the nearest one, a list of some, and what authors wrote. */
import { expect, test } from 'vitest'
import { didYouMean, likely, nearest, oneOf, quoted } from '../../src/diagnostics/wording.ts'

test.for([
  ['titel', 'title'],
  ['Title', 'title'],
  ['half_term', 'halfTerm'],
  ['/fee', '/fees'],
  ['thrid', undefined],
  ['colour', undefined],
  ['x', undefined],
] as const)('the word nearest to %s is %s', ([word, near]) => {
  expect(nearest(word, ['title', 'text', 'halfTerm', '/fees', 'items'])).toBe(near)
})

test('help names the near word first, and of many words only a few', () => {
  expect(didYouMean('titel', ['title', 'text'], 'Fields')).toEqual({
    help: 'Did you mean `title`? Fields: `title` and `text`.',
    advice: { guesses: ['title'] },
  })
  expect(didYouMean('zzz', [], 'Fields')).toEqual({ help: '' })
  expect(likely('/fee', ['/fees', '/']).help).toBe('Did you mean `/fees`?')
  expect(likely('/grades', ['/a', '/grade4', '/b', '/c', '/d', '/e', '/f']).help).toMatch(
    /^(?:Did you mean|Write one that exists, such as) .*grade4/,
  )
  expect(likely('x', []).help).toBe('')
  expect(oneOf(['a', 'b', 'c'], 2)).toBe('`a`, `b` … (3 in all)')
})

test('what authors wrote is shown on one line and cannot move the cursor', () => {
  expect(quoted('a\u001b[31m\nb')).toBe('`a [31m b`')
  expect(quoted('x'.repeat(100), 10)).toBe(`\`${'x'.repeat(9)}…\``)
})
