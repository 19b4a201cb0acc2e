import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const gapInLink = warning('gap-in-link', (field: string, words: string, address: string) => ({
  message: `In \`${field}\`, there is a space between the words of a link and its address. The page would show ${quoted(address)}.`,
  help: `Write \`](\` without a space: ${words}${address}`,
}))

export const about: About = {
  what: 'In a text, there is a space between the words of a link and its address.',
  why: 'Markdown does not read this as a link. The page shows the brackets and the address.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Read about [the fees] (/fees).
      `,
      right: `
        - type: richText
          text: Read about [the fees](/fees).
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Write to [the office]  (mailto:office@example.net).
      `,
      right: `
        - type: richText
          text: Write to [the office](mailto:office@example.net).
      `,
    },
  ],
}
