import { type About, warning } from '../finding.ts'

export const calendarGap = warning('calendar-gap', (first: string, second: string, days: number) => ({
  message: `There ${days === 1 ? 'is 1 day' : `are ${days} days`} between ${first} and ${second} that ${days === 1 ? 'belongs' : 'belong'} to neither.`,
  help: 'Check the dates. Nothing on the page says what these days are.',
}))

export const about: About = {
  what: 'There are days between a term and the holiday after it. They belong to neither.',
  why: 'This can be right, but parents will ask where the boys are on those days.',
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
              closing: 2025-04-05
              holiday:
                name: April holiday
                starting: 2025-04-10
                ending: 2025-04-28
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          terms:
            - name: Term 1
              opening: 2025-01-08
              closing: 2025-04-05
              holiday:
                name: April holiday
                starting: 2025-04-06
                ending: 2025-04-28
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2025
          terms:
            - name: Term 2
              opening: 2025-04-29
              closing: 2025-08-02
              holiday:
                name: August holiday
                starting: 2025-08-09
                ending: 2025-08-25
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          terms:
            - name: Term 2
              opening: 2025-04-29
              closing: 2025-08-02
              holiday:
                name: August holiday
                starting: 2025-08-03
                ending: 2025-08-25
      `,
    },
  ],
}
