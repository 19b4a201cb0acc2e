import { type About, warning } from '../finding.ts'

export const descriptionTwice = warning('description-twice', (other: string) => ({
  message: `The description is the same as that of ${other}.`,
  help: 'Say what one finds on this page and not on the other.',
}))

export const about: About = {
  what: 'Two pages that search engines may show have the same description.',
  why: 'Who searches sees the same words twice and does not know which page to open.',
  examples: [
    {
      in: 'page',
      wrong: `
        description: What a year at the Example School costs, and how to pay for it.
      `,
      right: `
        description: What the choir costs, and how to pay for it.
      `,
    },
    {
      in: 'page',
      wrong: `
        description: The first page of the Example School, which stands in no real town.
      `,
      right: `
        description: What the boys of the Example School sing, and when.
      `,
    },
  ],
}
