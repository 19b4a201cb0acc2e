import { type About, error } from '../finding.ts'
import { cannotBe, type Refused } from '../wording.ts'

/** `day` is the only day that the words may mean, where they say no time. */
export const notAnInstant = error('not-an-instant', (day: string | undefined, ...refused: Refused) =>
  cannotBe(
    refused,
    'a moment in time',
    day === undefined
      ? 'Write it as in 2025-10-29T23:59+03:00: the day, T, the time, and how far local time is ahead of UTC.'
      : `A day begins at ${day}T00:00 and ends at ${day}T23:59. Write one of them, and behind it how far local time is ahead of UTC: +03:00 in Nairobi.`,
  ),
)

export const about: About = {
  what: 'A moment is not written as day, T, time and offset from UTC.',
  why: 'Without the offset the moment would depend on where the computer or the visitor is. Kenya is +03:00.',
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
