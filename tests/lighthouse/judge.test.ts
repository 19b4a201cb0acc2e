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

test('the middle run counts', () => {
  const runs = [1.3, 0.9, 1.1].map((lcp) => run({ lcp }))
  expect(middle(runs)?.figures.lcp).toBe(1.1)
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
