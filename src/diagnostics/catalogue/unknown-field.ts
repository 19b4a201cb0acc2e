import type { Advice } from '../diagnostic.ts'
import { type About, error } from '../message.ts'
import { fieldsAre, possible, quoted } from '../wording.ts'

type More = {
  /** The page lacks such a field. */
  readonly isOfPage?: boolean
  /** Other unknown fields of the group. */
  readonly others?: readonly string[] | undefined
  /** What to do, if the author meant no field of the group. */
  readonly help?: string | undefined
  readonly advice?: Advice | undefined
}

/** `meant` is the field of `known` that the author meant, if there is one. */
export const unknownField = error(
  'unknown-field',
  (name: string, where: string, known: readonly string[], meant?: string, more: More = {}) => ({
    subject: [name, ...(more.others ?? [])].join(' '),
    message: `${where} has no ${more.others ? `fields ${[name, ...more.others].map((each) => quoted(each)).join(', ')}` : `field ${quoted(name)}`}.`,
    help:
      more.help ??
      (isDropdown(name, where)
        ? 'A dropdown has no dropdowns in it. Put these links one level higher, beside the others.'
        : more.isOfPage
          ? `If it is for the whole page, move it above \`blocks:\`, to the start of a line. If it is for the block, ${meant === undefined ? `its ${fieldsAre(known)}` : `write ${quoted(`${meant}:`)}`}.`
          : possible(
              meant,
              `Its ${fieldsAre(known)}.${meant === undefined ? ' If none of them is meant, delete it.' : ''}`,
            )),
    ...(more.advice && { advice: more.advice }),
  }),
)

/** `links` below an entry of a dropdown of the menu. */
const isDropdown = (name: string, where: string) => name === 'links' && where === 'An entry of `links`'

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
        description: Our choir, its singing and its songs.
      `,
    },
  ],
}
