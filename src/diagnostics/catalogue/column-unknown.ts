import { type About, error } from '../finding.ts'
import { nearest, oneOf, possible, quoted } from '../wording.ts'

/** `synonym` is the field that the author may have meant with another word. */
export const columnUnknown = error(
  'column-unknown',
  (name: string, list: string, known: readonly string[], synonym?: string) => ({
    message: `The entries of ${quoted(list)} have no field ${quoted(name)}.`,
    help: possible(nearest(name, known) ?? synonym, `The columns may be: ${oneOf(known)}.`),
  }),
)

export const about: About = {
  what: 'The entries have no field with the name of this column.',
  why: 'Its cells would be lost.',
  examples: [
    {
      in: 'words',
      wrong: '`title,amuont`',
      right: '`title,amount`',
    },
    {
      in: 'words',
      wrong: 'a column `Amount (KES)`',
      right: 'a column `amount`',
    },
  ],
}
