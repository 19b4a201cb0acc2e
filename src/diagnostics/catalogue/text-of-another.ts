import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `route` is the page that has the same text. */
export const textOfAnother = warning('text-of-another', (route: string, written: string, meant: string) => ({
  message: `This text says ${quoted(written)}. It is the same, word for word, on ${quoted(route)}.`,
  help: `Did you mean ${quoted(meant)}?`,
}))

export const about: About = {
  what: 'A text was copied from the page of another grade, term or year, and still names that one.',
  why: 'Visitors do not know which of the two the text is about.',
  examples: [
    {
      in: 'words',
      wrong: '`text: An applicant for grade 5 needs this.` on the pages Join Grade 5 and Join Grade 6',
      right: '`text: An applicant for grade 6 needs this.` on the page Join Grade 6',
    },
    {
      in: 'words',
      wrong: '`text: The terms of 2025 are these.` on the pages Calendar 2025 and Calendar 2026',
      right: '`text: The terms of 2026 are these.` on the page Calendar 2026',
    },
  ],
}
