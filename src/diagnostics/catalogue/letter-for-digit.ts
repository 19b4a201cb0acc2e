import { type About, warning } from '../message.ts'
import { ask, inField } from '../wording.ts'

export const letterForDigit = warning('letter-for-digit', (field: string, words: string, meant: string) => ({
  message: `${inField(words, field)} has the letter O, and otherwise only digits.`,
  ...ask([meant]),
}))

export const about: About = {
  what: 'A number in a text has the letter O where a zero seems to be meant.',
  why: 'The two look nearly the same. But a search does not find the number, and screen readers read it as a word.',
  examples: [
    { in: 'words', wrong: '`results of 2O23`', right: '`results of 2023`' },
    { in: 'words', wrong: '`minimum: 35O`', right: '`minimum: 350`' },
  ],
}
