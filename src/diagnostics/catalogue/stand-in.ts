import { type About, error } from '../message.ts'

export const standIn = error('stand-in', () => ({
  message: 'This value is a stand-in (`!todo`). With `--release`, a site must not have any.',
  help: 'Write the true value, and delete `!todo`.',
}))

export const about: About = {
  what: 'A value is marked `!todo`, and somebody built or checked the site with `--release`.',
  why: 'Visitors must not see a stand-in. A wrong phone number is worse than none.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: !todo Call +254 700 000 000.
      `,
      right: `
        - type: richText
          text: Call the office.
      `,
    },
    {
      in: 'site',
      wrong: `
        organisation:
          name: !todo Example School
      `,
      right: `
        organisation:
          name: Example School
      `,
    },
  ],
}
