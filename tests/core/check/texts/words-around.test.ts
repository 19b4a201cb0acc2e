/** Words of a value of site.yaml that the text around it has, too. */
import { expect, test } from 'vitest'
import { wordsAround } from '../../../../src/core/check/texts/words-around.ts'

const config = {
  facts: { towns: "to Murang'a and Kenol", fee: '64,200', songs: 'songs of a term', grade: '4' },
}

test.each([
  ['Buses run to ${facts.towns}.', 'to'],
  ['To\n${facts.towns} and Kenol', 'to'],
  ['The choir sings ${facts.songs} of a term.', 'of a term'],
  ['Songs: songs ${facts.songs}.', 'songs'],
])('%j', (text, words) => {
  expect(wordsAround(text, config)?.words).toBe(words)
})

test.each([
  'Buses run ${facts.towns}. To Kenol they run twice.',
  'Hitto ${facts.towns}, and a termite ${facts.songs}ite.',
  'Songs. ${facts.songs}: of a term.',
  'Grade 4 ${facts.grade} 4 ${facts.fee}',
  'No value: to to',
])('%j has nothing twice', (text) => {
  expect(wordsAround(text, config)).toBeUndefined()
})
