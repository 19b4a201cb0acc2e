/** The words of the main language on the pages of other languages. */
import { expect, test } from 'vitest'
import { valueAt } from '../../../src/core/base/value-at.ts'
import { siteIn } from '../../../src/core/validate/site-in-language.ts'

const words = { menu: 'Menü', language: 'Deutsch', languageHome: 'Deutsch (Startseite)' }

test.for([
  ['a language that Ukurasa speaks', 'de-DE', 'en', {}, undefined],
  ['the same, with its country', 'de', 'sw-KE', {}, undefined],
  ['the same, with a name that only `lang` tells', 'de', 'xx', { lang: 'fr-FR' }, undefined],
  ['own words of such a language', 'de', 'en', { words: { menu: 'Pages' } }, { menu: 'Pages' }],
  ['a language that Ukurasa does not speak', 'de', 'it', {}, { menu: 'Menü' }],
  ['its own words', 'de', 'it', { words: { menu: 'Menu' } }, { menu: 'Menu' }],
  ['the same language elsewhere', 'de', 'de-CH', {}, words],
  ['the same language elsewhere, which Ukurasa speaks', 'en-KE', 'en', {}, words],
] as const)('%s', ([, lang, name, own, expected]) => {
  const site = { lang, words, languages: { [name]: own } }
  expect(valueAt(siteIn(site, name), ['words'])).toEqual(expected)
})

test.for([
  ['sw-KE', 'en', 'en-KE'],
  ['de-CH', 'en', 'en-CH'],
  ['en-KE', 'sw', 'sw'],
  ['en', 'sw', 'sw'],
  ['de', 'en', 'en'],
] as const)('on a site in %s, the dates of `%s` are those of %s', ([lang, name, expected]) => {
  expect(valueAt(siteIn({ lang, languages: { [name]: {} } }, name), ['lang'])).toBe(expected)
})
