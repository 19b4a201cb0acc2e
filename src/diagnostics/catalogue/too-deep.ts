import { type About, error } from '../finding.ts'

export const tooDeep = error('too-deep', (limit: number) => ({
  message: `Lists and fields are nested more than ${limit} deep here.`,
  help: 'Check the indent of this line.',
}))

export const about: About = {
  what: 'Lists and groups stand inside each other more than 32 times.',
  why: 'No page needs that. It comes from dashes that were typed as a line, or from an indent that grows from line to line.',
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
