import { type About, warning } from '../message.ts'
import { whyNoDay } from '../no-such-day.ts'
import { quoted } from '../wording.ts'

/** `year` is that of the calendar. A text may have its own year: then `iso` is the day. */
export const statedDateDoesNotExist = warning(
  'stated-date-does-not-exist',
  (stated: string, { year, iso }: { readonly year?: number | undefined; readonly iso?: string }) => ({
    message: `The date ${quoted(stated)} does not exist${year ? ` in ${year}` : ''}.`,
    help: iso
      ? `${whyNoDay(iso)} Write the right day.`
      : 'Ask for the right date, then write it as year-month-day.',
  }),
)

export const about: About = {
  what: 'The words of a text, or those after `stated:`, name a day that does not exist, such as 31 June.',
  why: 'The page shows the day as you wrote it, and visitors do not know which day is meant.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-08
              end:
                stated: 29 Feb
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-08
              end: 2025-02-28
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Register before 31 June 2025.
      `,
      right: `
        - type: richText
          text: Register before 30 June 2025.
      `,
    },
  ],
}
