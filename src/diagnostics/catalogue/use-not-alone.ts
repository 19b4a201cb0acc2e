import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const useNotAlone = error('use-not-alone', (name: string) => ({
  message: `A snippet is taken up as it is, but ${quoted(name)} stands beside \`use\`.`,
  help: `Delete ${quoted(name)}; or write the block out, if it must be another one here.`,
}))

export const about: About = {
  what: 'Beside `use` stand other fields.',
  why: 'A snippet is the same on every page: what should differ on one of them cannot be said there.',
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
