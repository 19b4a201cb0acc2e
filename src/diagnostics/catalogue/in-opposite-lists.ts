import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `title` is the heading of the other list. */
export const inOppositeLists = warning(
  'in-opposite-lists',
  (entry: string, title: string, place: string) => ({
    message: `${quoted(entry)} is also below ${quoted(title)}, in ${place}.`,
    help: 'Delete it from the list where it is wrong.',
  }),
)

export const about: About = {
  what: 'Two checklists of a page have opposite headings, such as `Accepted` and `Not accepted`, and one entry in common.',
  why: 'Usually the entry was moved to one of the two, and is still in the other. Visitors cannot know which list is right.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Accepted
          items:
            - Bank transfer
            - Personal cheques (in the name of the school)
        - type: checklist
          title: Not accepted
          items:
            - Cash
            - Personal cheques
      `,
      right: `
        - type: checklist
          title: Accepted
          items:
            - Bank transfer
            - Personal cheques (in the name of the school)
        - type: checklist
          title: Not accepted
          items:
            - Cash
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: Allowed
          items:
            - Books
            - Phones
        - type: checklist
          title: Not allowed
          items:
            - Phones
      `,
      right: `
        - type: checklist
          title: Allowed
          items:
            - Books
        - type: checklist
          title: Not allowed
          items:
            - Phones
      `,
    },
  ],
}
