import { type About, warning } from '../finding.ts'

export const entryTwice = warning('entry-twice', (owner: string, firstLine: number) => ({
  message: `This entry of ${owner} is the same as the one in line ${firstLine}.`,
  help: 'Delete one of the two, or write here what is different.',
}))

export const about: About = {
  what: 'A list has the same entry twice, one after the other.',
  why: 'Mostly it was copied to be changed, and then forgotten. The page would show it twice.',
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
