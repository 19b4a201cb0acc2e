import { type About, error } from '../message.ts'
import { whyNoDay } from '../no-such-day.ts'
import { quoted } from '../wording.ts'

export const momentDoesNotExist = error('moment-does-not-exist', (day: string) => ({
  message: `The day ${quoted(day)} does not exist.`,
  help: `${whyNoDay(day)} Correct the day or the month.`,
}))

export const about: About = {
  what: 'A field has a date and a time, but the date does not exist.',
  why: 'A computer would use the day after it, or no day at all. Nobody could say when the page appears or the countdown ends.',
  examples: [
    {
      in: 'page',
      wrong: `
        publishUntil: 2025-11-31T18:00+03:00
      `,
      right: `
        publishUntil: 2025-11-30T18:00+03:00
      `,
    },
    {
      in: 'site',
      wrong: `
        countdown:
          label: Admissions close in
          start: 2025-09-01T00:00+03:00
          target: 2026-02-29T23:59+03:00
      `,
      right: `
        countdown:
          label: Admissions close in
          start: 2025-09-01T00:00+03:00
          target: 2026-02-28T23:59+03:00
      `,
    },
  ],
}
