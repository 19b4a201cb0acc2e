import { type About, warning } from '../message.ts'

/** `isKnown`: whether its words say that it is the description of the other page. */
export const descriptionTwice = warning(
  'description-twice',
  (other: string, isKnown: boolean, areWordsToo = false) => ({
    message: `The description is the same as the description of ${other}.`,
    help: `${
      isKnown
        ? 'Say what people find on this page alone.'
        : 'Either of the two may be the copy. Say on each what people find on that page alone.'
    }${areWordsToo ? ' The `searchWords` are the same, too.' : ''}`,
  }),
)

export const about: About = {
  what: 'Two pages have the same description, and search engines may show both.',
  why: 'People who search see the same words twice and do not know which page to open.',
  examples: [
    {
      in: 'page',
      wrong: `
        # The page /fees has this description, too.
        description: What a year at the Example School costs, and how to pay for it.
      `,
      right: `
        description: What the choir costs, and how to pay for it.
      `,
    },
    {
      in: 'page',
      wrong: `
        # The home page has this description, too.
        description: Where the Example School is, and what its pupils learn there.
      `,
      right: `
        description: What the boys of the Example School sing, and when.
      `,
    },
  ],
}
