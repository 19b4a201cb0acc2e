import { type About, note } from '../message.ts'
import { quoted } from '../wording.ts'

export const addressTwice = note('address-twice', (name: string, other: string) => ({
  message: `The link ${quoted(name)} has the same address as ${quoted(other)}.`,
  help: 'Write another address, or delete one of the two. If both are meant, you need not do anything.',
}))

export const about: About = {
  what: 'Two names below `links` in site.yaml have the same address.',
  why: 'Often a line was copied, and only its name was changed. Then one of the two links leads to the wrong place.',
  examples: [
    {
      in: 'site',
      wrong: `
        links:
          library: https://library.example.org/
          classes: https://library.example.org/
      `,
      right: `
        links:
          library: https://library.example.org/
          classes: https://classes.example.org/
      `,
    },
    {
      in: 'site',
      wrong: `
        links:
          portal: https://portal.example.org/apply
          enquiry: https://portal.example.org/apply
      `,
      right: `
        links:
          portal: https://portal.example.org/apply
      `,
    },
  ],
}
