import { type About, warning } from '../finding.ts'

export const termInAnotherYear = warning(
  'term-in-another-year',
  (term: string, opens: number, year: number) => ({
    message: `${term} opens in ${opens}, but this is the calendar of ${year}.`,
    help: 'Correct the date or the `year`.',
  }),
)

export const about: About = {
  what: 'A term opens in a year that is neither the year of the calendar nor the year after it.',
  why: 'In January, people easily write the old year.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2026
          terms:
            - name: Term 1
              opening: 2025-01-05
              closing: 2026-04-03
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          terms:
            - name: Term 1
              opening: 2026-01-05
              closing: 2026-04-03
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2026
          terms:
            - name: Term 2
              opening: 2028-04-27
              closing: 2028-07-31
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          terms:
            - name: Term 2
              opening: 2026-04-27
              closing: 2026-07-31
      `,
    },
  ],
}
