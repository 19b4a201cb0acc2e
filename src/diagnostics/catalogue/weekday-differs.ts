import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

type Weekday = {
  readonly words: string
  readonly isWeekday: string
  readonly fits: number | undefined
  readonly listed?: Listed | undefined
}

/** The day of the week stands before several dates, as `said`. `isAll`: none of them is that day. */
type Listed = {
  readonly said: string
  readonly year: number
  readonly day: string
  readonly nearest: string
  readonly isAll: boolean
}

export const weekdayDiffers = warning('weekday-differs', ({ words, isWeekday, fits, listed }: Weekday) => {
  const inYear = fits === undefined ? '' : ` In ${fits} it would be right.`
  if (!listed)
    return {
      message: `${quoted(words)} has the wrong day of the week: that day is a ${isWeekday}.`,
      help: `Correct the day of the week, the day or the year.${inYear}`,
    }
  const { said, year, day, nearest, isAll } = listed
  const when = words.includes(`${year}`) ? '' : ` in ${year}`
  return {
    message: `The text says ${quoted(said)}, but ${quoted(words)} is a ${isWeekday}${when}.`,
    help: isAll
      ? `Correct all dates of this list. In ${fits} they would be right.`
      : `Correct the date. The nearest ${day} is ${nearest}.${inYear}`,
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
