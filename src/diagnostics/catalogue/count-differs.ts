import { type About, warning } from '../message.ts'
import { count, quoted } from '../wording.ts'

/**
 * Where the other number is: in the list below a heading, in one that a text is about, or in the words of a page that a
 * link leads to. `isAbove`: the description of the page says the number of the heading, too.
 */
type Other =
  | { readonly is: 'below'; readonly entries: number; readonly isAbove: boolean }
  | {
      readonly is: 'list'
      readonly entries: number
      readonly title: string
      readonly file: string
      readonly isElsewhere: boolean
    }
  | { readonly is: 'linked'; readonly says: string; readonly place: string }

export const countDiffers = warning('count-differs', (said: string, other: Other) => {
  if (other.is === 'linked')
    return {
      message: `The text beside the link says ${quoted(said)}, but the page there says ${quoted(other.says)}, in \`${other.place}\`.`,
      help: 'Correct one of the two numbers.',
      // Not a file: it explains nothing about the lists there.
      subject: other.place,
    }
  const entries = `has ${count(other.entries, 'entry', 'entries')}.`
  const mend = (also: string, where: string) =>
    `Correct the number${also}, or add or delete an entry${where}.`
  if (other.is === 'below')
    return {
      message: `The heading says ${quoted(said)}, but the list below it ${entries}`,
      help: mend(other.isAbove ? ', also in the description of the page' : '', ''),
    }
  const { title, file, isElsewhere } = other
  return {
    message: `The text says ${quoted(said)}, but the list ${title ? quoted(title) : 'below it'} ${entries}`,
    help: mend('', isElsewhere ? ` in ${file}` : ''),
    subject: file,
  }
})

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
