import { type About, warning } from '../message.ts'
import * as remedies from '../remedies.ts'

/** `last` is the last day in the blocks of the page. `meant` is the moment with another month or year. */
export const publishOverEarly = warning(
  'publish-over-early',
  (moment: string, last: string, meant: string | undefined, does: string) => ({
    message: `The page ${does} the site on ${moment}, but its last date is ${last}.`,
    help: remedies.inAnotherYear(meant, does === 'leaves' ? 'Write a moment after that day.' : undefined),
  }),
)

export const about: About = {
  what: 'The page has dates, but `publishUntil` removes it before the first of them. Or `publishFrom` shows it only after the last of them.',
  why: 'Visitors do not see the page in time. Most likely the moment has the wrong month or year.',
  examples: [
    {
      in: 'words',
      wrong: '`publishUntil: 2026-01-31T00:00+03:00` on the page of an event on 30 January 2027',
      right: '`publishUntil: 2027-01-31T00:00+03:00`',
    },
    {
      in: 'words',
      wrong: '`publishFrom: 2025-10-20T08:00+03:00` on the page of an open day on 18 October 2025',
      right: '`publishFrom: 2025-10-10T08:00+03:00`',
    },
  ],
}
