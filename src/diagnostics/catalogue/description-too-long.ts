import { type About, note } from '../message.ts'

export const descriptionTooLong = note('description-too-long', (length: number, most: number) => ({
  message: `The description has ${length} characters. Search results show about ${most}.`,
  help: 'Make it shorter, or start with what is important.',
}))

export const about: About = {
  what: 'The description of the page is longer than search results can show.',
  why: 'Search results cut it off in the middle, often just before the important part.',
  examples: [
    {
      in: 'page',
      wrong: `
        description: >-
          The choir of the school sings on Mondays and Thursdays in the hall; who wants to join it
          may come to either, but should bring a voice, a friend and a bottle of water.
      `,
      right: `
        description: The choir sings on Mondays and Thursdays in the hall. Whoever has a voice may come.
      `,
    },
    {
      in: 'page',
      wrong: `
        description: >-
          What the first year costs, term by term, what new students pay besides, which ways of
          paying are accepted and which are not, and what happens when a fee is paid late or not in full.
      `,
      right: `
        description: What the first year costs, term by term, what new students pay besides, and how to pay.
      `,
    },
  ],
}
