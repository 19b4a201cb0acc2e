import { type About, warning } from '../message.ts'
import * as remedies from '../remedies.ts'

/** `last` is the last day in the blocks of the page. `meant` is the moment with another month or year. */
export const publishOverEarly = warning(
  'publish-over-early',
  (until: string, last: string, meant: string, isOver = true) => ({
    message: `The page ${isOver ? 'left' : 'leaves'} the site on ${until}, but its last date is ${last}.`,
    help: remedies.inAnotherYear(meant),
  }),
)

export const about: About = {
  what: 'The moment in `publishUntil` comes before the dates on the page.',
  why: 'Visitors do not see the page. Most likely `publishUntil` has the wrong month or year.',
  examples: [
    {
      in: 'words',
      wrong: '`publishUntil: 2026-01-31T00:00+03:00` on the page of an event on 30 January 2027',
      right: '`publishUntil: 2027-01-31T00:00+03:00`',
    },
    {
      in: 'words',
      wrong: 'a page that was copied from the one of last year, with its old `publishUntil`',
      right: 'the same page, with the `publishUntil` of this year',
    },
  ],
}
