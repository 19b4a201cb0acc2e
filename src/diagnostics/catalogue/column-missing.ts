import { type About, error } from '../message.ts'
import { ownColumns } from '../remedies.ts'
import { quoted } from '../wording.ts'

export const columnMissing = error(
  'column-missing',
  /** `isOwn`: the block names its columns itself. */
  (
    name: string,
    list: string,
    { description, isOwn = false }: { readonly description?: string | undefined; readonly isOwn?: boolean },
  ) => ({
    message: `The entries of ${quoted(list)} need the field ${quoted(name)}, but no column has that name.`,
    help: `Add a column ${quoted(name)}${description === undefined ? '' : ` (${description})`}.${isOwn ? ` Or ${ownColumns(name, false)}.` : ''}`,
    ...(isOwn ? { subject: name } : {}),
  }),
)

export const about: About = {
  what: 'The entries need a field, but the table has no column for it.',
  why: 'Every row would be without this field.',
  examples: [
    {
      in: 'table',
      wrong: `
        amount
        64200
      `,
      right: `
        title,amount
        Term 1,64200
      `,
    },
    {
      in: 'table',
      wrong: `
        name,start
        Term 1,2025-01-06
      `,
      right: `
        name,start,end
        Term 1,2025-01-06,2025-04-04
      `,
    },
  ],
}
