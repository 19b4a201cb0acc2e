import { type About, warning } from '../message.ts'
import { count, quoted } from '../wording.ts'

/** The fees of other pages accept what a list denies, or the other way round. `more`: further places. */
type Fees = { readonly accepted: boolean; readonly more: number }

/** `title` is the heading of the other list, or of this one if `fees` say something else. */
export const inOppositeLists = warning(
  'in-opposite-lists',
  (entry: string, title: string, place: string, fees?: Fees) =>
    fees
      ? {
          message: `${quoted(entry)} is below ${quoted(title)}, but \`accepted: ${fees.accepted}\` is in ${quoted(place)}${fees.more > 0 ? ` and ${count(fees.more, 'other place', 'other places')}` : ''}.`,
          help: 'Correct the pages that are wrong. If the fees differ, say so in the words of the entry.',
        }
      : {
          message: `${quoted(entry)} is also below ${quoted(title)}, in ${place}.`,
          help: 'Delete it from the list where it is wrong.',
        },
)

export const about: About = {
  what: 'Two checklists of a page have opposite headings, such as `Accepted` and `Not accepted`, and one entry in common. Or such a list and the fees on another page disagree about a way to pay.',
  why: 'Usually somebody moved the entry to one list, and did not delete it in the other. Visitors cannot know which list is right.',
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
