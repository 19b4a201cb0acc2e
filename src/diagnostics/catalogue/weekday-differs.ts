import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

type Weekday = {
  readonly words: string
  readonly isWeekday: string
  readonly fits: number | undefined
  readonly listed?: Listed | undefined
}

/** The day of the week stands before several dates, as `said`. */
type Listed = { readonly said: string; readonly day: string; readonly nearest: string }

export const weekdayDiffers = warning('weekday-differs', ({ words, isWeekday, fits, listed }: Weekday) => {
  const inYear = fits === undefined ? '' : ` In ${fits} ${listed ? 'all dates' : 'it'} would be right.`
  return listed
    ? {
        message: `The text says ${quoted(listed.said)}, but ${quoted(words)} is a ${isWeekday}.`,
        help: `Correct the date. The nearest ${listed.day} is ${listed.nearest}.${inYear}`,
      }
    : {
        message: `${quoted(words)} has the wrong day of the week: that day is a ${isWeekday}.`,
        help: `Correct the day of the week, the day or the year.${inYear}`,
      }
})

export const about: About = {
  what: 'A date is given with the wrong day of the week.',
  why: 'Visitors cannot know on which of the two days to come. Usually somebody copied the date from another year.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: The gates open on Friday, 30 May 2026.
      `,
      right: `
        - type: richText
          text: The gates open on Saturday, 30 May 2026.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: The concert is on Thu 5 February 2025.
      `,
      right: `
        - type: richText
          text: The concert is on Thu 5 February 2026.
      `,
    },
  ],
}
