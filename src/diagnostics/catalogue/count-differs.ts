import { type About, warning } from '../message.ts'
import { count, quoted } from '../wording.ts'

/** A list with its heading and its file. */
type List = { readonly title: string; readonly file: string; readonly isElsewhere: boolean }

/**
 * `said` is the number in the heading. `isAbove`: the description of the page says it, too. With `list`, a text says it.
 * Without `entries`, it is beside a link, and `list` is what the page there says.
 */
export const countDiffers = warning(
  'count-differs',
  (said: string, entries: number, isAbove: boolean, list?: List) => ({
    message:
      list && entries === 0
        ? `The text beside the link says ${quoted(said)}, but the page there says ${quoted(list.title)}, in \`${list.file}\`.`
        : `The ${list ? 'text' : 'heading'} says ${quoted(said)}, but the list ${list?.title ? quoted(list.title) : 'below it'} has ${count(entries, 'entry', 'entries')}.`,
    help:
      entries === 0
        ? 'Correct one of the two numbers.'
        : `Correct the number${isAbove ? ', also in the description of the page' : ''}, or add or delete an entry${list?.isElsewhere ? ` in ${list.file}` : ''}.`,
    ...(list && { subject: list.file }),
  }),
)

export const about: About = {
  what: 'A heading, the description of the page or the text of a `hero` says a number, such as "Two things to bring", but the list has one entry more or less. Or a text next to a link says one number, and the page that the link leads to says another.',
  why: 'Readers count. Usually somebody added an entry, and did not think of the number.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Two things to bring
          items:
            - A pencil
            - A bottle of water
            - A hat
      `,
      right: `
        - type: checklist
          title: Three things to bring
          items:
            - A pencil
            - A bottle of water
            - A hat
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: The way in 4 steps
          items:
            - Write to us
            - Visit us
            - Begin
      `,
      right: `
        - type: checklist
          title: The way in 3 steps
          items:
            - Write to us
            - Visit us
            - Begin
      `,
    },
  ],
}
