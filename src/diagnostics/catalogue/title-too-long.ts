import { type About, note } from '../finding.ts'

export const titleTooLong = note('title-too-long', (length: number, most: number) => ({
  message: `The title has ${length} characters; search results show about ${most}.`,
  help: 'Say it shorter; a `hero` may show a longer one.',
}))

export const about: About = {
  what: 'The title of the page is longer than search results show.',
  why: 'What comes last is cut off, and the name of the site behind it too.',
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
