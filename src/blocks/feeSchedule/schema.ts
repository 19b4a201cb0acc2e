import { z } from 'zod'
import { block, flag, heading, line, list, money, prose, proseLine } from '../../../schema/vocabulary.ts'

const item = z.strictObject({
  title: line('What people pay for'),
  amount: money('How much, in the currency of the site').optional(),
  isFree: flag('true: it costs nothing').optional(),
  text: proseLine('A note').optional(),
})

const total = z
  .strictObject({
    title: line('What the total is called'),
    amount: money('The total'),
    discrepancy: proseLine(
      'Why the total is not the sum of the items. The page shows both, with this note',
    ).optional(),
  })
  .meta({ description: 'The total, if it has a name of its own or is not the sum of the items' })

const payment = z.strictObject({
  method: line('A way to pay'),
  accepted: flag('true if it is accepted, false if not'),
})

export const feeSchedule = block(
  'feeSchedule',
  'Fees: items and their total, extras, ways to pay, conditions',
  {
    title: heading(2, 'The heading'),
    text: prose('Words below the heading').optional(),
    items: list(item, 'What people pay for, in order. The block shows their sum as the total'),
    isChoice: flag('true: people pay one of the items, not all. The block shows no total').optional(),
    total: total.optional(),
    extras: z
      .strictObject({
        title: heading(3, 'The heading of the extras'),
        items: list(item, 'The extras, in order. They are not part of the total'),
      })
      .meta({ description: 'What people pay besides' })
      .optional(),
    payments: list(payment, 'Ways to pay, accepted or not').optional(),
    conditions: list(proseLine('A condition'), 'The conditions, in order').optional(),
  },
)
