import { type About, warning } from '../message.ts'
import { write } from '../remedies.ts'
import { quoted } from '../wording.ts'

type Why = {
  /** The value of site.yaml that repeats the words or the sign beside it. */
  readonly name?: string
  /** A value without the words, because the page itself writes them beside it. */
  readonly meant?: string
  /** What to write besides that. */
  readonly also?: string
}

export const wordTwice = warning('word-twice', (words: string, { name, meant, also }: Why = {}) =>
  name
    ? {
        message: `${quoted(words)} is there twice, because a text has it beside ${quoted(`\${${name}}`)}.`,
        ...(words.length > 1 ? { subject: name } : { help: 'Delete it here: the value already has it.' }),
      }
    : meant
      ? {
          message: `Visitors would read ${quoted(words)} twice: the page says it beside this text.`,
          help: write(meant, also),
        }
      : { message: `${quoted(words)} is the same word twice.`, help: 'Delete one of the two.' },
)

export const about: About = {
  what: 'A small word is there twice in a row, as in `of of`. Or a text repeats what a value already has: `${facts.discount}%` shows `7.5%%` if the value is `7.5%`. Or you wrote something that the page adds itself, such as `Since` in a profile, or the name of the site in a title.',
  why: 'A text with words that are there twice is harder to read.',
  examples: [
    { in: 'words', wrong: '`the list of of clubs`', right: '`the list of clubs`' },
    { in: 'words', wrong: '`since: Since 2018` in a profile', right: '`since: 2018`' },
  ],
}
