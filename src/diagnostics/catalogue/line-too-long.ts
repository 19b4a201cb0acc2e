import { type About, error } from '../message.ts'

export const lineTooLong = error('line-too-long', (limit: number) => ({
  message: `This line has more than ${limit} characters.`,
  help: 'Write `|` after the colon, and the text below it in short lines.',
}))

export const about: About = {
  what: 'A line has more than 10000 characters.',
  why: 'Nobody can read such a line, and a message could not point at a mistake in it.',
  examples: [
    {
      in: 'words',
      wrong: 'a text of ten pages in one line',
      right: 'the same text below `|`, in lines',
    },
    {
      in: 'words',
      wrong: 'all entries of a long list between brackets in one line',
      right: 'each entry on a line of its own, after a dash',
    },
  ],
}
