/** What `npm run lighthouse` makes of what Lighthouse says. */
import { expect, test } from 'vitest'
import { middle, shortcomings } from './judge.mjs'

const figures = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 60,
  fcp: 0.7,
  lcp: 1.1,
  tbt: 0,
  busy: 0,
  cls: 0,
}
const run = (changed: Partial<typeof figures>) => ({
  route: '/',
  form: 'phone' as const,
  figures: { ...figures, ...changed },
  failed: ['audit: words'],
})

test('each figure counts as its median', () => {
  const runs = [
    run({ lcp: 1.3, tbt: 0 }),
    run({ lcp: 0.9, tbt: 90, performance: 98 }),
    run({ lcp: 1.1, tbt: 9 }),
  ]
  expect(middle(runs)?.figures).toEqual({ ...figures, lcp: 1.1, tbt: 9 })
  expect(middle([])).toBeUndefined()
})

test('a page that is not listed may miss what search engines want, and nothing else', () => {
  expect(shortcomings(run({}), false)).toEqual([])
  expect(shortcomings(run({}), true)).toEqual(['seo 60', 'audit: words'])
  expect(shortcomings(run({ cls: 0.002, tbt: 21 }), false)).toEqual([
    'tbt 21, at most 20',
    'cls 0.002, at most 0.0005',
    'audit: words',
  ])
})
