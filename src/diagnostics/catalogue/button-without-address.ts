import { type About, warning } from '../message.ts'

export const buttonWithoutAddress = warning('button-without-address', () => ({
  message: 'This button has no `href`. Visitors see its words, and cannot press them.',
  help: 'Add `href: /page`, or delete the button. If its address is a comment, delete the `#` before it.',
}))

export const about: About = {
  what: 'A button does not say where it leads. A `ctaButton` with words such as `The shop opens soon` needs no address yet.',
  why: 'Usually the line with the address was lost.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: ctaButton
          title: The fees
      `,
      right: `
        - type: ctaButton
          title: The fees
          href: /fees
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: hero
          title: Choir
          text: We sing on Fridays.
          links:
            - title: The fees
      `,
      right: `
        - type: hero
          title: Choir
          text: We sing on Fridays.
          links:
            - title: The fees
              href: /fees
      `,
    },
  ],
}
