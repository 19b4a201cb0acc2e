import type { Finding } from '../diagnostic.ts'
import { type About, error } from '../message.ts'
import { fieldsAre, oneOf, possible, quoted } from '../wording.ts'

type More = Pick<Finding, 'help' | 'lines' | 'advice'> & {
  /** The page lacks such a field. */
  readonly isOfPage?: boolean
  /** Other unknown fields of the group. */
  readonly others?: readonly string[] | undefined
}

/** `meant` is the field of `known` that the author meant, if there is one. If not, `more` can say what to do. */
export const unknownField = error(
  'unknown-field',
  (
    name: string,
    where: string,
    known: readonly string[],
    meant?: string,
    { isOfPage, others, ...more }: More = {},
  ) => ({
    subject: [name, ...(others ?? [])].join(' '),
    message: `${where} has no ${others ? `fields ${oneOf([name, ...others])}` : `field ${quoted(name)}`}.`,
    help: isOfPage
      ? `If it is for the whole page, move it above \`blocks:\`, to the start of a line. If it is for the block, ${meant === undefined ? `use ${known.length > 1 ? 'one of its fields' : 'its field'}: ${oneOf(known)}` : `write ${quoted(`${meant}:`)}`}.`
      : possible(
          meant,
          `The ${fieldsAre(known)}.${meant === undefined ? (known.length > 1 ? ' If none of them fits, delete yours.' : ` Delete ${others ? 'these lines' : 'this line'}.`) : ''}`,
        ),
    ...more,
  }),
)

export const about: About = {
  what: 'A block, the page or site.yaml has no field of that name.',
  why: 'What you wrote there would be missing from the page, and nobody would notice. Usually it is a typing mistake, or a field of another block.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          titel: Singing
          text: Every boy may sing.
      `,
      right: `
        - type: richText
          title: Singing
          text: Every boy may sing.
      `,
    },
    {
      in: 'page',
      wrong: `
        title: Choir
        description: Our choir.
        keywords: choir, singing
      `,
      right: `
        title: Choir
        description: Our choir.
        searchWords: choir, singing
      `,
    },
  ],
}
