import { type About, error } from '../message.ts'
import * as remedies from '../remedies.ts'

/** The two are the end in a later year, and the start in an earlier one. */
export const countdownReversed = error('countdown-reversed', ([later, earlier]: readonly string[]) => ({
  message: 'The countdown ends before it starts.',
  help:
    later && earlier
      ? remedies.meantMoments(later, earlier, 'start')
      : 'Swap `start` and `target`, or correct one of them.',
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
