import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `name` is the value of site.yaml that repeats the words around it. */
export const wordTwice = warning('word-twice', (words: string, name?: string) =>
  name
    ? {
        message: `${quoted(words)} is there twice, because a text has it beside ${quoted(`\${${name}}`)}.`,
        help: 'Delete it here, or in all of these texts.',
        subject: name,
      }
    : { message: `${quoted(words)} is the same word twice.`, help: 'Delete one of the two.' },
)

export const about: About = {
  what: 'A small word is there twice in a row. Or a value of site.yaml begins or ends with words that a text has beside it.',
  why: 'It is left over from a changed sentence, and readers stumble over it.',
  examples: [
    { in: 'words', wrong: '`the list of of clubs`', right: '`the list of clubs`' },
    { in: 'words', wrong: '`Ask the the office.`', right: '`Ask the office.`' },
  ],
}
