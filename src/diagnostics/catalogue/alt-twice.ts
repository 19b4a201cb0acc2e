import { type About, warning } from '../message.ts'

export const altTwice = warning('alt-twice', (place: string) => ({
  message: `The picture in ${place} has the same \`alt\`.`,
  help: 'Say what this picture shows.',
}))

export const about: About = {
  what: 'Two different pictures of a page have the same `alt`.',
  why: 'Usually somebody copied a picture with its words, and only changed the picture.',
  examples: [
    {
      in: 'words',
      wrong: '`alt: A hen` for a picture of a hen and for one of goats',
      right: '`alt: A hen` and `alt: Two goats on a wall`',
    },
    {
      in: 'words',
      wrong: 'two pictures with `alt: The school`',
      right: '`alt: The gate of the school` and `alt: The hall of the school`',
    },
  ],
}
