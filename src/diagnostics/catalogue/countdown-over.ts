import { type About, note } from '../message.ts'

export const countdownOver = note('countdown-over', (target: string) => ({
  message: `The countdown ended on ${target}, so its bar is not shown.`,
  help: 'Write the next deadline, or delete `countdown`.',
}))

export const about: About = {
  what: 'The countdown in site.yaml has ended, so its bar is not shown.',
  why: 'Nothing is broken. But you may know the next deadline by now.',
  examples: [
    {
      in: 'site',
      wrong: `
        countdown:
          label: Admissions close in
          start: 2025-08-01T00:00+03:00
          target: 2025-09-30T23:59+03:00
      `,
      right: `
        countdown:
          label: Admissions close in
          start: 2025-08-01T00:00+03:00
          target: 2026-09-30T23:59+03:00
      `,
    },
    {
      in: 'site',
      wrong: `
        countdown:
          label: The concert begins in
          start: 2025-01-01T00:00+03:00
          target: 2025-03-01T18:00+03:00
      `,
      right: `
        countdown:
          label: The next concert begins in
          start: 2025-09-01T00:00+03:00
          target: 2026-03-01T18:00+03:00
      `,
    },
  ],
}
