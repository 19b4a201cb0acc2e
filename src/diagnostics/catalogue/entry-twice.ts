import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

/** `place` is where the other one is. `same` is all that is the same, if not everything: an address or a title. */
export const entryTwice = warning('entry-twice', (owner: string, place: string, same?: string) => {
  if (same === undefined)
    return {
      message: `This entry of ${owner} is the same as the one in ${place}.`,
      help: 'Delete one of the two, or write here what is different.',
    }
  const [does, what] = same.startsWith('/') ? ['leads to', 'address'] : ['has the title', 'title']
  return {
    message: `This entry of ${owner} ${does} ${quoted(same)}, like the one in ${place}.`,
    help: `Write another ${what} here, or delete one of the two.`,
  }
})

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
