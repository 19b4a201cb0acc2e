import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

/** `same`: what is said about other cells with the same slip. */
export const commaInCell = error('comma-in-cell', (written: string, same: string) => ({
  message: `The comma in ${quoted(written)} makes two cells of it.`,
  help: `Put quotes around the cell: \`"${written}"\`${/^[\d,.]+$/.test(written) ? `. Or write the number without a comma: \`${written.replaceAll(',', '')}\`` : ''}.${same}`,
}))

export const about: About = {
  what: 'A cell of a table has a comma in it, and no quotes around it.',
  why: 'If commas separate the cells of a table, each comma begins a new cell. All cells after it would be in the wrong column.',
  examples: [
    {
      in: 'table',
      wrong: `
        title,amount
        Tuition,64,200
      `,
      right: `
        title,amount
        Tuition,"64,200"
      `,
    },
    {
      in: 'table',
      wrong: `
        title,amount,text
        Coach,3500,Per term, in advance
      `,
      right: `
        title,amount,text
        Coach,3500,"Per term, in advance"
      `,
    },
  ],
}
