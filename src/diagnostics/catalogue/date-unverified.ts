import { type About, note } from '../finding.ts'
import { quoted } from '../wording.ts'

export const dateUnverified = note('date-unverified', (stated: string) => ({
  message: `The date ${quoted(stated)} is shown as stated and stays out of calendar files.`,
  help: 'Once it is known, write it as year-month-day.',
}))

export const about: About = {
  what: 'A day is given in words, as it was stated.',
  why: 'The page shows the words. A calendar program cannot do anything with them, so the day is not in the file that parents load into theirs.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2025
          terms:
            - name: Term 1
              opening: 2025-01-08
              closing:
                stated: early April
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          terms:
            - name: Term 1
              opening: 2025-01-08
              closing: 2025-04-05
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2025
          terms:
            - name: Term 1
              opening:
                stated: after the rains
              closing: 2025-04-05
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          terms:
            - name: Term 1
              opening: 2025-01-08
              closing: 2025-04-05
      `,
    },
  ],
}
