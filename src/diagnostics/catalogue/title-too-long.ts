import { type About, note } from '../message.ts'

export const titleTooLong = note('title-too-long', (length: number, most: number) => ({
  message: `The title has ${length} characters. Search results show about ${most}.`,
  help: 'Make it shorter. A `hero` may show a longer title.',
}))

export const about: About = {
  what: 'The title of the page is longer than search results can show.',
  why: 'Search results cut off the end of the title, and with it the name of the site.',
  examples: [
    {
      in: 'page',
      wrong: `
        title: The choir of the school, its songs, its concerts and all its singers
      `,
      right: `
        title: The choir and its concerts
      `,
    },
    {
      in: 'page',
      wrong: `
        title: How a boy joins grade four, and what his parents need to know first
      `,
      right: `
        title: How to join grade 4
      `,
    },
  ],
}
