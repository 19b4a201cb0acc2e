import { type About, note } from '../finding.ts'

export const deadEnd = note('dead-end', () => ({
  message: 'Nothing on this page leads on: it has no link, no button, and no chain goes on from it.',
  help: 'End it with a `ctaButton` or a `linkList`, or put it into one of the `chains` in site.yaml.',
}))

export const about: About = {
  what: 'The page has no link to another page, out of the site, or to people, and stands in no chain that goes on from it.',
  why: 'The menu is there, but a reader who has come to the end of a page looks for the next step below it.',
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
        - type: linkList
          links:
            - title: The choir book
      `,
      right: `
        - type: linkList
          links:
            - title: The choir book
              href: https://example.org/choir-book
      `,
    },
  ],
}
