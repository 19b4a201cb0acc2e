import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const bracketNotClosed = error('bracket-not-closed', (closing: string) => ({
  message: `A bracket opens here, but its ${quoted(closing)} is missing.`,
  help: 'Add it.',
  advice: { otherwise: 'If the bracket is the start of a text, put the text in "double quotes".' },
}))

export const about: About = {
  what: 'A bracket opens a list or a group, but nothing closes it.',
  why: 'Everything below would belong to the list or group.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: chart
          title: Pupils
          kind: bar
          categories: [Boys, Teachers
          series:
            - name: Pupils
              values: [20, 2]
      `,
      right: `
        - type: chart
          title: Pupils
          kind: bar
          categories: [Boys, Teachers]
          series:
            - name: Pupils
              values: [20, 2]
      `,
    },
    {
      in: 'page',
      wrong: `
        aliases: [/singing, /choirs
      `,
      right: `
        aliases: [/singing, /choirs]
      `,
    },
  ],
}
