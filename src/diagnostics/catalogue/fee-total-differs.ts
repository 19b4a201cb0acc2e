import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const feeTotalDiffers = error(
  'fee-total-differs',
  /** The total would be right without the item `more`, without `twice` (which is there twice), or if `odd` cost as much as the others. */
  (
    stated: string,
    computed: string,
    thousands?: string,
    { twice, odd, more }: { readonly [Which in 'twice' | 'odd' | 'more']?: string | undefined } = {},
  ) => ({
    message: `The total says ${stated}, but the items add up to ${computed}.`,
    help: twice
      ? `${quoted(twice)} is there twice. If it is due once, delete one of the two. If one of them is something else, correct its title, and then the total.`
      : odd
        ? `If ${quoted(odd)} costs as much as the others, the total is right. So check its amount first.`
        : more
          ? `Without ${quoted(more)}, the total is right. If it is not part of the total, move it to the \`items\` of \`extras\`. If it is, the total must be ${computed}.`
          : thousands === undefined
            ? `If the items are right, write ${quoted(computed)} here. If not, correct the wrong one. A \`\${…}\` is corrected in site.yaml. If both figures must stay, say why in \`discrepancy: …\`.`
            : `\`${thousands}\` seems to count thousands. If so, write \`${thousands.replace('.', ',').padEnd(thousands.indexOf('.') + 4, '0')}\`. Correct a \`\${…}\` in site.yaml.`,
    // The total itself is to be corrected.
    ...(twice || odd || more || thousands ? {} : { subject: computed }),
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
