import { expect, test } from 'vitest'
import { search } from '../../../src/languages/search.ts'
import { searchWordsIn } from '../../../src/shell/search/language.ts'
import { matcherOf } from '../../../src/shell/search/matches.ts'

const WORDS =
  `fees fee boarding boarders swimming swimmers swim telephone phone phones allergy allergies grade grades
  karo kulipa ninalipa malipo usajili kumsajili wanafunzi mwanafunzi hufunguliwa kufungua chakula vyakula shule shuleni
  école écoles 64200 2026 5 an and`.split(/\s+/)

/** Each word with one letter less, with one that is wrong, and with two that changed places. */
const SLIPS = WORDS.flatMap((word) =>
  [...word].flatMap((_, at) => [
    word.slice(0, at) + word.slice(at + 1),
    `${word.slice(0, at)}q${word.slice(at + 1)}`,
    `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at]}${word.slice(at + 2)}`,
  ]),
).filter((word) => word !== '')

test.each(Object.keys(search))('each word that fits has one of the parts in it (%s)', (lang) => {
  let fitting = 0
  for (const sought of [...WORDS, ...SLIPS]) {
    for (const { parts, quality } of Object.values(matcherOf(sought, searchWordsIn(lang)))) {
      const found = parts.length === 0 ? [] : WORDS.filter((word) => quality(word) > 0)
      fitting += found.length
      expect(found.filter((word) => !parts.some((part) => word.includes(part)))).toEqual([])
    }
  }
  expect(fitting).toBeGreaterThan(500)
})
