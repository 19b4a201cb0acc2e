/** Which languages still have their old text when one of the main language has changed. */
import { expect, test } from 'vitest'
import { languagesThatKeep } from '../../../src/core/validate/site-in-language.ts'

const sw = { countdown: { label: 'Mwisho' }, header: [{ title: 'Mwanzo' }] }
const before = { countdown: { label: 'Ends' }, header: [{ title: 'Home' }], languages: { sw } }

test('a text that the language has as it was', () => {
  const after = { ...before, countdown: { label: 'Begins' } }
  expect(languagesThatKeep(['countdown', 'label'], before, after)).toEqual(['sw'])
})

test('not a text that changed as well, is missing, or is of the language itself', () => {
  const both = { ...before, languages: { sw: { ...sw, countdown: { label: 'Mwanzo' } } } }
  expect(languagesThatKeep(['countdown', 'label'], before, both)).toEqual([])
  expect(languagesThatKeep(['organisation', 'name'], before, before)).toEqual([])
  expect(languagesThatKeep(['languages', 'sw', 'countdown', 'label'], before, before)).toEqual([])
})

test('lists of two languages need not have the same entries', () => {
  const after = { ...before, header: [{ title: 'New' }, { title: 'Home' }] }
  expect(languagesThatKeep(['header', 0, 'title'], before, after)).toEqual([])
})
