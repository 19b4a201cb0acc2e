import { type About, warning } from '../message.ts'
import { inField } from '../wording.ts'

export const passwordShown = warning('password-shown', (field: string, words: string) => ({
  message: `${inField(words, field)} tells everybody a password.`,
  help: 'Delete it, and choose another password. Give that to those who need it, but not on a page.',
}))

export const about: About = {
  what: 'A text says what a password is.',
  why: 'Everybody can read a page, and search engines keep it. A page has no part that only some people see.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: The first password is Karibu2025.
      `,
      right: `
        - type: richText
          text: The IT office tells you your first password.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: "Password for the portal: Karibu@2026"
      `,
      right: `
        - type: richText
          text: Ask the office for the password of the portal.
      `,
    },
  ],
}
