import { type About, error } from '../finding.ts'

export const standIn = error('stand-in', () => ({
  message: 'This value is a stand-in (`!todo`), which a release may not have.',
  help: 'Write the true value and delete `!todo`.',
}))

export const about: About = {
  what: 'A value is marked `!todo`, and the site was built or checked with `--release`.',
  why: 'A stand-in must not reach visitors: a wrong phone number is worse than none.',
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
        school:
          name: !todo Example School
      `,
      right: `
        school:
          name: Example School
      `,
    },
  ],
}
