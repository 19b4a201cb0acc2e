import { type About, error } from '../message.ts'
import { everyWeek, stated, YEAR_FIRST } from '../remedies.ts'
import { cannotBe, type Refused } from '../wording.ts'

/**
 * What is wrong with words that name a day: it comes again and again, there are two, a time, their day of the week, or
 * that they name no year.
 */
type Near =
  | 'excel'
  | 'again'
  | 'again, in hours'
  | { readonly from: string; readonly to: string }
  | { readonly day: string; readonly weekday: string }
  | { readonly day: string; readonly time: string }
  | { readonly inYear: string | undefined }

export const notADate = error('not-a-date', (near: Near | undefined, ...refused: Refused) =>
  cannotBe(refused, 'a date', remedyOf(near, refused)),
)

/** Periods have `start` and `end`; events and exceptions have `date` and `until`. */
const LAST: Readonly<Record<string, string>> = { '`date`': 'until', '`start`': 'end' }

const lastDay = (to: string, name: string) =>
  LAST[name] === undefined
    ? `\`until: ${to}\` for an event, \`end: ${to}\` for a period`
    : `\`${LAST[name]}: ${to}\``

function remedyOf(near: Near | undefined, [name, , all]: Refused): string {
  if (near === undefined) {
    // One possible day is the example, and its words are no words to keep.
    if (all.length === 1) return YEAR_FIRST
    const field = /^`(\w+)`$/.exec(name)?.[1]
    return `Write year-month-day, as in ${all[0] ?? '2025-01-08'}. If nobody knows the day, ${stated(field)}`
  }
  if (near === 'excel')
    return 'Excel keeps a day as such a number. Format the cells there as 2025-01-08, and save the table again.'
  if (near === 'again' || near === 'again, in hours')
    return `Write year-month-day, as in 2025-01-08. If it comes again and again, it has no date: ${everyWeek(near !== 'again')}`
  if ('from' in near)
    return `A date is one day. Write \`${near.from}\` here, and the last day in a field of its own: ${lastDay(near.to, name)}.`
  if ('time' in near)
    return `Write \`${near.day}\` here, and the time in a field of its own: \`time: ${near.time}\`.`
  if ('weekday' in near)
    return `${near.day} is a ${near.weekday}. Find out which day is right, and write it as year-month-day, without the day of the week.`
  return near.inYear === undefined
    ? 'It names no year. Write year-month-day, as in 2025-01-08.'
    : `It names no year. If it is ${near.inYear.slice(0, 4)}, write \`${near.inYear}\`.`
}

export const about: About = {
  what: 'A day is not written as year-month-day.',
  why: 'To some readers 04/05/2025 is the fourth of May, to others the fifth of April.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 8 Jan
              end: 2025-04-05
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-08
              end: 2025-04-05
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-08
              end: early April
      `,
      right: `
        - type: calendar
          title: Terms
          year: 2025
          periods:
            - name: Term 1
              start: 2025-01-08
              end:
                stated: early April
      `,
    },
  ],
}
