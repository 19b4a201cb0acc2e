import { type About, warning } from '../message.ts'
import * as remedies from '../remedies.ts'

export const formOfAuthor = warning('form-of-author', (meant: string) => ({
  message: 'This address is for those who change the form or the design. Visitors cannot open it.',
  help: remedies.write(meant),
}))

export const about: About = {
  what: 'A link leads to the place where somebody changes a Google form, a video on YouTube or a design on Canva.',
  why: 'Only the author of the form, the video or the design can use this address. Visitors would be asked to sign in.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: ctaButton
          title: Join the club
          href: https://docs.google.com/forms/d/1hQ8vT3mZr0KcX5bWn7LpYs2Ud9Ea4Jf/edit
      `,
      right: `
        - type: ctaButton
          title: Join the club
          href: https://docs.google.com/forms/d/1hQ8vT3mZr0KcX5bWn7LpYs2Ud9Ea4Jf/viewform
      `,
    },
    {
      in: 'site',
      wrong: `
        links:
          club: https://docs.google.com/forms/d/1hQ8vT3mZr0KcX5bWn7LpYs2Ud9Ea4Jf/edit#responses
      `,
      right: `
        links:
          club: https://docs.google.com/forms/d/1hQ8vT3mZr0KcX5bWn7LpYs2Ud9Ea4Jf/viewform
      `,
    },
  ],
}
