import { type About, error } from '../message.ts'
import { likely, quoted } from '../wording.ts'

/** `sure` is the table that was certainly meant. */
export const tableMissing = error(
  'table-missing',
  (name: string, known: readonly string[], sure: string | undefined) => ({
    message: isCsv(name)
      ? `There is no table ${quoted(name)} below pages/.`
      : `${quoted(name)} is not a table in the format CSV.`,
    help:
      (!isCsv(name) && sure === undefined
        ? `In the program that shows it, choose "Save As", and there "CSV UTF-8". Save it in pages/data/, and write \`rows: data/${ofCsv(name)}\`.`
        : likely(name, known, sure).help) ||
      'Save it as CSV in pages/data/, and write `rows: data/fees.csv`.',
    subject: name,
  }),
)

const isCsv = (name: string) => /\.csv$/i.test(name) || !/\.\w+$|:\/\//.test(name)

/** The name of the file that the author gets. The name of a sheet on the web is unknown. */
const ofCsv = (name: string) =>
  name.includes('//') ? 'fees.csv' : name.replace(/^.*[/\\]/, '').replace(/(?:\.\w+)+$/, '.csv')

export const about: About = {
  what: 'A list uses a table that does not exist.',
  why: 'The list would be empty. Correct the path of the table, or write the entries on the page.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: linkList
          links:
            rows: data/links.csv
      `,
      right: `
        - type: linkList
          links:
            - title: Fees
              href: /fees
      `,
    },
    {
      in: 'words',
      wrong: '`rows: fees.csv` for the file pages/data/fees.csv',
      right: '`rows: data/fees.csv`: the path below pages/',
    },
  ],
}
