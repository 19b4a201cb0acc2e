import { type About, note } from '../message.ts'

export const descriptionTooShort = note('description-too-short', (length: number, least: number) => ({
  message: `The description has ${length} characters. Below ${least}, search engines often choose words of their own.`,
  help: 'Say in one or two sentences what people find on this page.',
}))

export const about: About = {
  what: 'The description of the page is so short that search engines often show other words instead.',
  why: 'People read the description to decide whether to open the page.',
  examples: [
    {
      in: 'page',
      wrong: `
        description: Our choir.
      `,
      right: `
        description: The choir of the school, when it meets, and how a boy can join it.
      `,
    },
    {
      in: 'page',
      wrong: `
        description: Fees for grade 4.
      `,
      right: `
        description: What a year in grade 4 costs, term by term, and the ways to pay.
      `,
    },
  ],
}
