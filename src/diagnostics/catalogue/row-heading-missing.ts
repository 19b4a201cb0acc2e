import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const rowHeadingMissing = error('row-heading-missing', (column: string, above?: string) => ({
  message: `This row has no heading: its cell ${quoted(column)} is missing.`,
  help: `Fill this cell${above ? `. If it is as in the row above, write ${quoted(above)} again: Excel leaves merged cells empty` : ''}. If the first cells of the rows are not headings, write ${quoted('rowHeadings: false')} below the columns.`,
}))

export const about: About = {
  what: 'A row of a table has no cell in the first column.',
  why: 'The first cell says what the row is about. Screen readers read it before the other cells of the row. If the first cells are not headings, write `rowHeadings: false`.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: table
          columns:
            - name: Service
            - name: Price
          items:
            - Price: 500
      `,
      right: `
        - type: table
          columns:
            - name: Service
            - name: Price
          items:
            - Service: Consultation
              Price: 500
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: table
          columns:
            - name: Monday
            - name: Tuesday
          items:
            - Tuesday: Bread
      `,
      right: `
        - type: table
          columns:
            - name: Monday
            - name: Tuesday
          rowHeadings: false
          items:
            - Tuesday: Bread
      `,
    },
  ],
}
