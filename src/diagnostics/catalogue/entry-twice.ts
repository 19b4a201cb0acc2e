import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

/** `place` is where the other one is. `page`: the address that both lead to, if that is all that is the same. */
export const entryTwice = warning('entry-twice', (owner: string, place: string, page?: string) => ({
  message:
    page === undefined
      ? `This entry of ${owner} is the same as the one in ${place}.`
      : `This entry of ${owner} leads to ${quoted(page)}, like the one in ${place}.`,
  help:
    page === undefined
      ? 'Delete one of the two, or write here what is different.'
      : 'Write another address here, or delete one of the two.',
}))

export const about: About = {
  what: 'A list has the same entry twice, or a menu has the same page twice.',
  why: 'Usually it was copied to be changed, and then forgotten. The page would show it twice.',
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
