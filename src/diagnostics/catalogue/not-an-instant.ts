import { type About, error } from '../message.ts'
import { cannotBe, type Refused } from '../wording.ts'

type Day = readonly [day: string | undefined, start: string, end: string]

/**
 * `day` is the day that the words mean, if they have no time; `start` and `end` are how far the site is ahead of UTC
 * then. They are empty if nobody knows.
 */
export const notAnInstant = error('not-an-instant', ([day, start, end]: Day, ...refused: Refused) =>
  cannotBe(
    refused,
    'a day with a time',
    `${
      day === undefined
        ? `Write it as in 2025-10-29T23:59${end || '+03:00'}: the day, the letter T, the time, and the time zone`
        : `Write ${day}T00:00${start} for the start of the day, or ${day}T23:59${end} for its end`
    }${end ? '' : `${day === undefined ? '' : '. After it, write the time zone'} (+02:00 in Maputo, +03:00 in Nairobi)`}.`,
  ),
)

export const about: About = {
  what: 'A day with a time is not written as in `2025-09-01T08:00+03:00`: the day, the letter T, the time, and the time zone.',
  why: 'Without the time zone, the time would depend on where the computer or the visitor is. Kenya is +03:00.',
  examples: [
    {
      in: 'page',
      wrong: `
        publishFrom: 2025-09-01
      `,
      right: `
        publishFrom: 2025-09-01T00:00+03:00
      `,
    },
    {
      in: 'site',
      wrong: `
        countdown:
          label: Admissions close in
          start: 2025-09-01T00:00+03:00
          target: 29 October 2025
      `,
      right: `
        countdown:
          label: Admissions close in
          start: 2025-09-01T00:00+03:00
          target: 2025-10-29T23:59+03:00
      `,
    },
  ],
}
