/** Days in words, as the language of a site writes them. */
import { expect, test } from 'vitest'
import { dayInWords, daysInWords } from '../../../src/core/render/days.ts'

test.for([
  ['en-KE', '8 January 2027', 'Friday, 8 January 2027'],
  ['sw-KE', '8 Januari 2027', 'Ijumaa, 8 Januari 2027'],
  ['de', '8. Januar 2027', 'Freitag, 8. Januar 2027'],
] as const)('a day in %s, with and without its day of the week', ([lang, plain, named]) => {
  expect(dayInWords('2027-01-08', lang, false)).toBe(plain)
  expect(dayInWords('2027-01-08', lang, true)).toBe(named)
})

test('the first of a month has its sign in French, also behind the day of the week', () => {
  expect(dayInWords('2027-01-01', 'fr', true)).toBe('vendredi 1er janvier 2027')
  expect(dayInWords('2027-01-11', 'fr', true)).toBe('lundi 11 janvier 2027')
})

test.for([
  ['en-KE', '2027-01-08', '2027-01-10', '8–10 January 2027'],
  ['en-US', '2027-01-08', '2027-01-10', 'January 8 – 10, 2027'],
  ['en-KE', '2026-12-28', '2027-01-02', '28 December 2026 – 2 January 2027'],
  ['fr', '2027-01-01', '2027-01-03', '1er–3 janvier 2027'],
  ['sw-KE', '2027-04-05', '2027-06-07', '5 Aprili 2027 – 7 Juni 2027'],
] as const)('in %s, several days from %s to %s are %s', ([lang, from, until, words]) => {
  const parts = daysInWords(from, until, lang)
  expect(parts.map(({ text }) => text).join('')).toBe(words)
  expect(parts.flatMap(({ iso }) => iso ?? [])).toEqual([from, until])
})
