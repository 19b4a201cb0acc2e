import { type About, note } from '../message.ts'

export const deadEnd = note('dead-end', () => ({
  message: 'This page leads nowhere: it has no link and no button, and no chain goes on from it.',
  help: 'Add a `ctaButton` or a `linkList` at the end, or add the page to one of the `chains` in site.yaml.',
}))

export const about: About = {
  what: 'The page has no link to another page or site, and does not show a contact. No chain leads on from this page.',
  why: 'Visitors can use the menu. But at the end of a page, they look for the next step on the page itself.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Our choir meets on Mondays.
      `,
      right: `
        - type: richText
          text: Our choir meets on Mondays.
        - type: ctaButton
          href: /fees
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: The office helps you.
      `,
      right: `
        - type: richText
          text: The office helps you.
        - type: contact
          title: Ask the office
          contacts: [office]
      `,
    },
  ],
}
