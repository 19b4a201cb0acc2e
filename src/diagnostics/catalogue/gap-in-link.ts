import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const gapInLink = warning('gap-in-link', (owner: string, address: string) => ({
  message: `A space stands between the words of a link and its address in ${owner}: ${quoted(address)} would be shown.`,
  help: 'Write `](` without a space: [the fees](/fees).',
}))

export const about: About = {
  what: 'In a text a space stands between the words of a link and its address.',
  why: 'Markdown makes no link of it: the page shows the brackets and the address.',
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
