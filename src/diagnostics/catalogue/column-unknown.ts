import { type About, error } from '../finding.ts'
import { nearest, oneOf, possible, quoted } from '../wording.ts'

/** `meant` is the field that the author may have meant. `free` are those that have no column yet. */
export const columnUnknown = error(
  'column-unknown',
  (
    name: string,
    list: string,
    known: readonly string[],
    meant?: string,
    free: readonly string[] = known,
  ) => ({
    message: `The entries of ${quoted(list)} have no field ${quoted(name)}.`,
    help: possible(nearest(name, free) ?? meant, `The columns may be: ${oneOf(known)}.`),
  }),
)

export const about: About = {
  what: 'The entries have no field with the name of this column.',
  why: 'Its cells would be lost.',
  examples: [
    {
      in: 'table',
      wrong: `
        title,amuont
        Term 1,64200
      `,
      right: `
        title,amount
        Term 1,64200
      `,
    },
    {
      in: 'table',
      wrong: `
        title,Amount (KES)
        Term 1,64200
      `,
      right: `
        title,amount
        Term 1,64200
      `,
    },
  ],
}
