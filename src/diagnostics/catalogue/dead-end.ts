import { type About, note } from '../message.ts'

export const deadEnd = note('dead-end', () => ({
  message:
    'This page leads nowhere: it has no link, button or contact to go on with, and no chain goes on from it.',
  help: 'Add a `ctaButton` or a `linkList` at the end, or add the page to one of the `chains` in site.yaml.',
}))

export const about: About = {
  what: 'The page has no link to a published page or another site. It shows no contact, no e-mail address or phone number that becomes a link, and no calendar. No chain leads on from it.',
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
