import { type About, warning } from '../finding.ts'

export const halfTermOutside = warning('half-term-outside', (what: string) => ({
  message: `${what} is not within the term.`,
  help: 'Check the dates of both.',
}))

export const about: About = {
  what: 'The half term is not within the days of its term.',
  why: 'One of the dates is wrong. Parents would collect the boys on the wrong day.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2026
          terms:
            - name: Term 1
              opening: 2026-01-05
              closing: 2026-04-03
              halfTerm:
                opening: 2026-04-02
                closing: 2026-04-06
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          terms:
            - name: Term 1
              opening: 2026-01-05
              closing: 2026-04-03
              halfTerm:
                opening: 2026-02-26
                closing: 2026-03-02
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
              opening: 2026-04-27
              closing: 2026-07-31
              halfTerm:
                opening: 2026-04-20
                closing: 2026-04-21
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          terms:
            - name: Term 2
              opening: 2026-04-27
              closing: 2026-07-31
              halfTerm:
                opening: 2026-06-22
                closing: 2026-06-26
      `,
    },
  ],
}
