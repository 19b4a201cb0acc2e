import { type About, error } from '../message.ts'

export const tooDeep = error('too-deep', (limit: number) => ({
  message: `Lists and fields are nested more than ${limit} levels deep here.`,
  help: 'Indent it like the line above. If it is a row of dashes, delete them.',
}))

export const about: About = {
  what: 'Lists and groups are nested more than 32 levels deep.',
  why: 'No page needs that. Usually somebody typed dashes as a dividing line, or the indent grows from line to line.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text:
            - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - deep
      `,
      right: `
        - type: richText
          text: deep
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Bring
          items:
            - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - a pen
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
