import { type About, error } from '../message.ts'
import { ownColumns } from '../remedies.ts'
import { allOf, nearest, oneOf, possibly, quoted } from '../wording.ts'

type Columns = {
  readonly known: readonly string[]
  /** Those that are not there yet. */
  readonly free?: readonly string[]
  /** The one that the author may have meant. */
  readonly meant?: string | undefined
  /** The list that the table fills. Without it, the block names its columns itself. */
  readonly list?: string
}

export const columnUnknown = error(
  'column-unknown',
  (name: string, { known, free = known, meant, list }: Columns) => {
    const guess = nearest(name, free) ?? meant
    if (list !== undefined)
      return {
        message: `The entries of ${quoted(list)} have no field ${quoted(name)}.`,
        ...possibly(guess, `The columns may be: ${oneOf(known)}.`),
      }
    const more = guess ? '' : ` Or ${ownColumns(name, true)}.`
    return {
      message: `This table has no column ${quoted(name)}.`,
      ...possibly(guess, `The columns are ${allOf(known)}.${more}`),
      subject: name,
    }
  },
)

export const about: About = {
  what: 'The entries have no field with the name of this column.',
  why: 'The page could not show the cells of this column.',
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
