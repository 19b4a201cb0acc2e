import { type About, error } from '../message.ts'
import { ownColumns } from '../remedies.ts'
import { allOf, nearest, oneOf, possibly, quoted } from '../wording.ts'

type Columns = {
  readonly known: readonly string[]
  /** Those that are not there yet. */
  readonly free?: readonly string[]
  /** The one that the author may have meant. */
  readonly meant?: string | undefined
  /** Whether the block names its columns itself. */
  readonly isOwn?: boolean
}

export const columnUnknown = error(
  'column-unknown',
  (name: string, list: string, { known, free = known, meant, isOwn = false }: Columns) => {
    const guess = nearest(name, free) ?? meant
    const more = isOwn && !guess ? ` Or ${ownColumns(name, true)}.` : ''
    return {
      message: isOwn
        ? `This table has no column ${quoted(name)}.`
        : `The entries of ${quoted(list)} have no field ${quoted(name)}.`,
      ...possibly(
        guess,
        `${isOwn ? `The columns are ${allOf(known)}` : `The columns may be: ${oneOf(known)}`}.${more}`,
      ),
      ...(isOwn ? { subject: name } : {}),
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
