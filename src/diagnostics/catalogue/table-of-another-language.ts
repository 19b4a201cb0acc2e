import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `word` is one of its days of the week. `own` is where the same table belongs in the language of the page. */
export const tableOfAnotherLanguage = warning(
  'table-of-another-language',
  (name: string, own: string, word: string) => ({
    message: `${quoted(name)} is not in the language of this page: it says ${quoted(word)}.`,
    help: `Copy pages/${name} to pages/${own}, translate its words, and write \`rows: ${own}\` here.`,
  }),
)

export const about: About = {
  what: 'A translated page shows the table of the page that it translates, and the table names days of the week in the other language.',
  why: 'Visitors would read two languages on one page. If a table has only numbers and names, one file is enough for all languages.',
  examples: [
    {
      in: 'words',
      wrong:
        '`rows: data/bus.csv` in pages/sw/bus.yaml and in pages/bus.yaml, with the days Monday and Thursday',
      right: '`rows: data/sw/bus.csv` in pages/sw/bus.yaml, with the days Jumatatu and Alhamisi',
    },
    {
      in: 'words',
      wrong: 'a page that was copied to be translated, with the timetable of the English page',
      right: 'the same page with a timetable of its own',
    },
  ],
}
