import { type About, error } from '../message.ts'
import { allOf } from '../wording.ts'

export const useNotAlone = error('use-not-alone', (names: readonly string[]) => ({
  message: `A snippet is the same on every page, so ${allOf(names)} cannot be next to \`use\`.`,
  help: `Delete ${allOf(names)}. If the block must be different on this page, copy it from the snippet and change the copy.`,
}))

export const about: About = {
  what: 'There are other fields next to `use`.',
  why: 'A snippet is the same on every page. You cannot change it for one page.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - use: snippets/apply
          title: Apply today
      `,
      right: `
        - type: ctaButton
          title: Apply today
          href: link:portal
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - use: snippets/apply
          type: ctaButton
      `,
      right: `
        - type: ctaButton
          title: Apply for a place
          href: link:portal
      `,
    },
  ],
}
