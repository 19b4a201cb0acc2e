import { type About, error } from '../message.ts'

export const linkWithoutWords = error('link-without-words', () => ({
  message: 'This link has no words.',
  help: 'Add `title: …`. Only a link to a page may leave it out: it shows the title of the page.',
}))

export const about: About = {
  what: 'A link has no words. Only a link to a page needs none, because it shows the title of that page.',
  why: 'An outside address, a phone number or a file has no title, and nobody wants to read an address.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: ctaButton
          href: link:portal
      `,
      right: `
        - type: ctaButton
          title: Apply for a place
          href: link:portal
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: linkList
          links:
            - href: tel:+254700000000
      `,
      right: `
        - type: linkList
          links:
            - title: Call the office
              href: tel:+254700000000
      `,
    },
  ],
}
