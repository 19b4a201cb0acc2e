import { type About, warning } from '../message.ts'

export const altTwice = warning('alt-twice', (place: string) => ({
  message: `The picture in ${place} has the same \`alt\`.`,
  help: 'Say what this picture shows.',
}))

export const about: About = {
  what: 'Two different pictures of a page have the same `alt`.',
  why: 'Usually one was copied, and its words were forgotten.',
  examples: [
    {
      in: 'words',
      wrong: 'the `alt` of a hen beside a picture of goats',
      right: 'an `alt` that says what the goats do',
    },
    {
      in: 'words',
      wrong: 'two pictures with `alt: The school`',
      right: '`alt: The gate of the school` and `alt: The hall of the school`',
    },
  ],
}
