/** Which paragraphs of a page name another year, or another grade, than its title. */
import { expect, test } from 'vitest'
import { namedInstead } from '../../../../src/core/site/traits/numbered-texts.ts'

const namedIn = (title: string, text: string) => namedInstead(title)(text, []).map(([, , named]) => named)

test('another year of the century is another year; an amount and a number of children are none', () => {
  expect(namedIn('Calendar 2026', 'The calendar of 2025 is here.')).toEqual(['2025'])
  expect(namedIn('Calendar 2026', 'A year costs 64,200 shillings for 240 children.')).toEqual([])
  expect(namedIn('Calendar 2026', 'The 25 children of 1998 have grown up.')).toEqual([])
})

test('another number behind the same word is another grade', () => {
  expect(namedIn('Grade 6', 'The books of Grade 5 are these.')).toEqual(['Grade 5'])
  expect(namedIn('Grade 6', 'The 24 books of these children.')).toEqual([])
})

test('what was done in another year is right, but not what is done in another grade', () => {
  expect(namedIn('News 2027', 'The pool was opened in 2026.')).toEqual([])
  expect(namedIn('Grade 6', 'The boys in grade 5 learn fractions.')).toEqual(['grade 5'])
})
