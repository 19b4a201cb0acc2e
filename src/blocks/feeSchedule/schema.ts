import { z } from 'zod'
import { block, flag, heading, line, list, money, prose } from '../../../schema/vocabulary.ts'

const item = z.strictObject({
  title: line('What is paid for'),
  amount: money('How much, in the currency of the site').optional(),
  isFree: flag('true: it costs nothing').optional(),
  text: prose('A remark').optional(),
})

const total = z.strictObject({
  title: line('What the total is called'),
  amount: money('The total as it is stated'),
  discrepancy: prose('Why the stated total is not the sum of the items; shown beside both').optional(),
})

const payment = z.strictObject({
  method: line('A way of paying'),
  accepted: flag('Whether it is accepted'),
})

export const feeSchedule = block(
  'feeSchedule',
  'What it costs: items and their total, extras, ways of paying, conditions',
  {
    title: heading(2, 'The heading'),
    text: prose('Words below the heading').optional(),
    items: list(item, 'What is paid, in order; the total is their sum'),
    total: total.optional(),
    extras: z
      .strictObject({
        title: heading(3, 'The heading of the extras'),
        items: list(item, 'What is paid besides; not in the total'),
      })
      .optional(),
    payments: list(payment, 'Which ways of paying are accepted and which are not').optional(),
    conditions: list(prose('A condition'), 'The conditions, in order').optional(),
  },
)
