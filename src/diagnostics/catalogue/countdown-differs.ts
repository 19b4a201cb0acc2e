import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `iso` is the day of the field `target`, and `meant` the target on the day that the label says. */
export const countdownDiffers = warning(
  'countdown-differs',
  (words: string, target: string, meant: string) => ({
    message: `The label says ${quoted(words)}, but \`target: ${target}\` is another time.`,
    help: `Find out which one is right. Write \`target: ${meant}\`, or correct the label.`,
  }),
)

export const about: About = {
  what: 'The label of the countdown says on which day it ends, or that it ends at midnight. But `target` is another time.',
  why: 'Visitors would read one deadline, and the bar would disappear at another one.',
  examples: [
    {
      in: 'site',
      wrong: `
        countdown:
          label: The discount ends on 15 November, in
          start: 2025-10-01T00:00+03:00
          target: 2025-11-25T23:59+03:00
      `,
      right: `
        countdown:
          label: The discount ends on 15 November, in
          start: 2025-10-01T00:00+03:00
          target: 2025-11-15T23:59+03:00
      `,
    },
    {
      in: 'site',
      wrong: `
        countdown:
          label: Admissions close at midnight, in
          start: 2025-10-01T00:00+03:00
          target: 2025-11-15T11:59+03:00
      `,
      right: `
        countdown:
          label: Admissions close at midnight, in
          start: 2025-10-01T00:00+03:00
          target: 2025-11-15T23:59+03:00
      `,
    },
  ],
}
