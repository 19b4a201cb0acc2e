import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** A text that names another year than the calendar has. */
type Said = { readonly field: string; readonly says: string; readonly also?: readonly number[] }
/** A period or an event with a day of another year. `meant` is that day in the year of the calendar. */
type Dated = {
  readonly name: string
  readonly does: 'starts' | 'ends'
  readonly in: number
  readonly meant?: string | undefined
}

export const calendarInAnotherYear = warning(
  'calendar-in-another-year',
  (year: number, other: Said | Dated) =>
    'says' in other
      ? {
          message: `The ${other.field} says ${other.says}, but the \`year\` of the calendar is ${year}.`,
          help: `Correct one of them.${other.also?.length ? ` If \`year\` is right, correct ${other.also.map((line) => `line ${line}`).join(' and ')}, too.` : ''} If \`year\` is wrong, look at all dates.`,
        }
      : {
          message: `${quoted(other.name)} ${other.does} in ${other.in}, but this is the calendar of ${year}.`,
          help:
            other.meant === undefined
              ? `If this is the calendar of ${other.in}, correct the \`year\`. If not, correct the dates.`
              : `Did you mean \`${other.meant}\`? If not, correct the \`year\`.`,
        },
)

export const about: About = {
  what: 'A period or an event does not start in the year of the calendar or in the next one. Or it lasts more than a year. Or its title names another year. Or the description of the page names an earlier year.',
  why: 'In January, people easily write the old year.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
            - name: Term 1
              start: 2025-01-05
              end: 2026-04-03
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
            - name: Term 1
              start: 2026-01-05
              end: 2026-04-03
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
              start: 2028-04-27
              end: 2028-07-31
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2026
          periods:
            - name: Term 2
              start: 2026-04-27
              end: 2026-07-31
      `,
    },
  ],
}
