import { type About, warning } from '../message.ts'
import * as remedies from '../remedies.ts'
import { quoted } from '../wording.ts'

/** `meant` is a date in another year. */
export const breakOutside = warning('break-outside', (name: string, period: string, meant?: string) => ({
  message: `The break ${quoted(name)} is not within ${quoted(period)}.`,
  help: remedies.inAnotherYear(meant, 'Check the dates of both.'),
}))

export const about: About = {
  what: 'A break is not within the days of its period.',
  why: 'One of the dates is wrong. Or the break comes after the period: then write it as `breakAfter`.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
            - name: Term 1
              start: 2026-01-05
              end: 2026-04-03
              breaks:
                - name: Half term
                  start: 2026-04-02
                  end: 2026-04-06
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
            - name: Term 1
              start: 2026-01-05
              end: 2026-04-03
              breaks:
                - name: Half term
                  start: 2026-02-26
                  end: 2026-03-02
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
            - name: Term 2
              start: 2026-04-27
              end: 2026-07-31
              breaks:
                - name: Half term
                  start: 2026-04-20
                  end: 2026-04-21
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
            - name: Term 2
              start: 2026-04-27
              end: 2026-07-31
              breaks:
                - name: Half term
                  start: 2026-06-22
                  end: 2026-06-26
      `,
    },
  ],
}
