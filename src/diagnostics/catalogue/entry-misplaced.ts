import { type About, error } from '../message.ts'

/** `isField`: it is a field among others, with a dash. */
export const entryMisplaced = error('entry-misplaced', (isField = false) => ({
  message: 'An entry of a list cannot start here.',
  help: isField
    ? 'Delete the dash: the fields around it have none.'
    : 'Write each entry `- …` on a line of its own below the name of the list. If a text starts with a dash, put it in "double quotes".',
}))

export const about: About = {
  what: 'A dash starts a list on the same line as the name of the list.',
  why: 'A list starts on the line below its name. There, all its entries have the same indent.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Bring
          items: - a pen
      `,
      right: `
        - type: checklist
          title: Bring
          items:
            - a pen
      `,
    },
    {
      in: 'page',
      wrong: `
        aliases: - /singing
      `,
      right: `
        aliases:
          - /singing
      `,
    },
  ],
}
