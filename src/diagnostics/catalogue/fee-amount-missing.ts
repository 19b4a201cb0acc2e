import { type About, error } from '../message.ts'

export const feeAmountMissing = error('fee-amount-missing', (isRemark: boolean, isTwice: boolean) => ({
  message: 'This item has no amount, and it is not marked as free.',
  help: `${isTwice ? 'Another item has the same title. Delete this one, or add' : 'Add'} its \`amount\`, or \`isFree\` with the value \`true\`.${isRemark ? ' If it is a remark, move it to `conditions` or `text` of the block.' : ''}`,
}))

export const about: About = {
  what: 'An item of the fees has no amount, and it is not marked as free.',
  why: 'Visitors would have to guess whether they must pay for it.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Lunch
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Lunch
              amount: 4,000
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Choir
      `,
      right: `
        - type: feeSchedule
          title: Fees
          items:
            - title: Choir
              isFree: true
      `,
    },
  ],
}
