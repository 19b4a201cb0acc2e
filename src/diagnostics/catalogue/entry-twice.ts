import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** What is the same, if not everything: where both lead, their title, or a part of a text. */
type Same =
  | { readonly page: string; readonly isFrame: boolean }
  | { readonly title: string; readonly isUnlike: boolean }
  | { readonly words: string }

const MEANT = ' If both are meant, you need not do anything.'

/** `place` is where the other one is. */
export const entryTwice = warning('entry-twice', (owner: string, place: string, same?: Same) => {
  if (same === undefined || 'words' in same)
    return {
      message: `${same ? `${quoted(same.words)} in` : 'This entry of'} ${owner} is the same as the one in ${place}.`,
      help: 'Delete one of the two, or write here what is different.',
    }
  if ('page' in same)
    return {
      message: `This entry of ${owner} leads to ${quoted(same.page)}, like the one in ${place}.`,
      help: `Write another address here, or delete one of the two.${MEANT}`,
      ...(same.isFrame && { subject: same.page }),
    }
  return {
    message: `This entry of ${owner} has the title ${quoted(same.title)}, like the one in ${place}.`,
    help: same.isUnlike
      ? 'One says that it is accepted, and the other that it is not. Delete the one that is wrong.'
      : `Write another title here, or delete one of the two.${MEANT}`,
  }
})

export const about: About = {
  what: 'A list has the same entry twice, a menu has the same page twice, or a page has the same paragraph twice.',
  why: 'Usually somebody copied an entry, and then forgot to change the copy. The page would show both.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: What to bring
          items:
            - A pencil
            - A pencil
      `,
      right: `
        - type: checklist
          title: What to bring
          items:
            - A pencil
            - A ruler
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: faq
          items:
            - question: When do we sing?
              answer: On Fridays.
            - question: When do we sing?
              answer: On Fridays.
      `,
      right: `
        - type: faq
          items:
            - question: When do we sing?
              answer: On Fridays.
            - question: Where do we sing?
              answer: In the hall.
      `,
    },
  ],
}
