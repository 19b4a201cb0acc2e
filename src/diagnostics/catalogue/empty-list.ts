import { type About, error } from '../message.ts'

export const emptyList = error('empty-list', (name: string) => ({
  message: `${name} has no entries.`,
  help: 'Delete the `[]`. Write each entry on a line below, after `- `.',
}))

export const about: About = {
  what: 'A list has no entries.',
  why: 'The page would show a heading with nothing below it, or nothing at all.',
  examples: [
    {
      in: 'page',
      wrong: `
        blocks: []
      `,
      right: `
        blocks:
          - type: richText
            text: Every boy may sing.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Bring
          items: []
      `,
      right: `
        - type: checklist
          title: Bring
          items:
            - a pen
      `,
    },
  ],
}
