import { type About, error } from '../finding.ts'
import * as remedies from '../remedies.ts'

/** `meant` is the end in another year. */
export const countdownReversed = error('countdown-reversed', (meant?: string) => ({
  message: 'The countdown ends before it starts.',
  help:
    meant === undefined ? 'Swap `start` and `target`, or correct one of them.' : remedies.meantDate(meant),
}))

export const about: About = {
  what: 'The countdown starts after the time it counts down to.',
  why: 'Visitors would never see it.',
  examples: [
    {
      in: 'site',
      wrong: `
        countdown:
          label: Admissions close in
          start: 2025-12-01T00:00+03:00
          target: 2025-11-30T23:59+03:00
      `,
      right: `
        countdown:
          label: Admissions close in
          start: 2025-09-01T00:00+03:00
          target: 2025-11-30T23:59+03:00
      `,
    },
    {
      in: 'site',
      wrong: `
        countdown:
          label: The concert begins in
          start: 2026-03-01T18:00+03:00
          target: 2025-03-01T18:00+03:00
      `,
      right: `
        countdown:
          label: The concert begins in
          start: 2025-09-01T18:00+03:00
          target: 2026-03-01T18:00+03:00
      `,
    },
  ],
}
