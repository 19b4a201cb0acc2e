import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const wordTwice = warning('word-twice', (words: string) => ({
  message: `${quoted(words)} is the same word twice.`,
  help: 'Delete one of the two.',
}))

export const about: About = {
  what: 'A small word is there twice in a row.',
  why: 'It is left over from a changed sentence, and readers stumble over it.',
  examples: [
    { in: 'words', wrong: '`the list of of clubs`', right: '`the list of clubs`' },
    { in: 'words', wrong: '`Ask the the office.`', right: '`Ask the office.`' },
  ],
}
