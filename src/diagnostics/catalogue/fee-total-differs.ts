import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

/** What would make the total right. `words` are the title of an item, or of `thousands` its amount. */
type Guess = { readonly why: keyof typeof HELP; readonly words: string }

const HELP = {
  twice: (title: string) =>
    `${quoted(title)} is there twice. If it is due once, delete one of the two. If one of them is something else, correct its title, and then the total.`,
  odd: (title: string) =>
    `If ${quoted(title)} costs as much as the others, the total is right. So check its amount first.`,
  more: (title: string, computed: string) =>
    `Without ${quoted(title)}, the total is right. If it is not part of the total, move it to the \`items\` of \`extras\`. If it is, the total must be ${computed}.`,
  thousands: (amount: string) =>
    `\`${amount}\` seems to count thousands. If so, write \`${amount.replace('.', ',').padEnd(amount.indexOf('.') + 4, '0')}\`. Correct a \`\${…}\` in site.yaml.`,
}

const helpFor = (computed: string) =>
  `If the items are right, write ${quoted(computed)} here. If not, correct the wrong one. A \`\${…}\` is corrected in site.yaml. If both figures must stay, say why in \`discrepancy: …\`.`

export const feeTotalDiffers = error(
  'fee-total-differs',
  (stated: string, computed: string, guess?: Guess) => ({
    message: `The total says ${stated}, but the items add up to ${computed}.`,
    help: guess ? HELP[guess.why](guess.words, computed) : helpFor(computed),
    // The total itself is to be corrected.
    ...(guess ? {} : { subject: computed }),
  }),
)

export const about: About = {
  what: 'The total of a fee schedule is not the sum of its items. If the total is the last row of a block `table`, you only get a warning.',
  why: 'Visitors add up the items. If you do not know yet which figure is right, say in `discrepancy` why they differ. Then you only get a warning.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Term 1
              amount: 64,200
            - title: Term 2
              amount: 64,200
          total:
            title: Both terms
            amount: 128,000
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Term 1
              amount: 64,200
            - title: Term 2
              amount: 64,200
          total:
            title: Both terms
            amount: 128,400
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Term 1
              amount: 64,200
            - title: Term 2
              amount: 46,200
          total:
            title: Both terms
            amount: 128,400
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Term 1
              amount: 64,200
            - title: Term 2
              amount: 64,200
          total:
            title: Both terms
            amount: 128,400
      `,
    },
  ],
}
