import { type About, error } from '../message.ts'
import { ownColumns } from '../remedies.ts'
import { allOf, nearest, oneOf, possibly, quoted } from '../wording.ts'

/** `meant` is the field that the author may have meant. `free` are those that have no column yet.
 * `isOwn`: the block names its columns itself. */
export const columnUnknown = error(
  'column-unknown',
  (
    name: string,
    list: string,
    known: readonly string[],
    meant?: string,
    free: readonly string[] = known,
    isOwn = false,
  ) => {
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
