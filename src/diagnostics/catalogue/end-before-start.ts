import { type About, error } from '../finding.ts'

export const endBeforeStart = error('end-before-start', (what: string) => ({
  message: `${what} ends before it starts.`,
  help: 'Swap the two dates, or correct one of them.',
}))

export const about: About = {
  what: 'The last day is before the first day.',
  why: 'Somebody has swapped the two, or one has the wrong year.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2025
          terms:
            - name: Term 1
              opening: 2025-04-05
              closing: 2025-01-08
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
            - name: Term 3
              opening: 2025-08-26
              closing: 2024-10-25
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          terms:
            - name: Term 3
              opening: 2025-08-26
              closing: 2025-10-24
      `,
    },
  ],
}
