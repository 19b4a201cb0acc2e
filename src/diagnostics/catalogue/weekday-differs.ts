import { type About, warning } from '../message.ts'
import { possible, quoted } from '../wording.ts'

type Weekday = {
  readonly words: string
  readonly isWeekday: string
  readonly fits: number | undefined
  readonly inYear?: InYear
  /** The days of that month that are the day of the week, with the words for them. */
  readonly others?: readonly (readonly [iso: string, words: string])[]
}

/** For a date without a year: the year that counts, and a date of the page that may be meant. */
type InYear = {
  readonly year: number
  readonly also: { readonly iso: string; readonly weekday: string; readonly place: string } | undefined
}

export const weekdayDiffers = warning(
  'weekday-differs',
  ({ words, isWeekday, fits, inYear }: Weekday, meant?: string) => {
    const right = fits === undefined ? '' : ` In ${fits} it would be right.`
    const wrong = `${quoted(words)} has the wrong day of the week:`
    if (!inYear)
      return {
        message: `${wrong} that day is a ${isWeekday}.`,
        help: possible(meant, `Correct the day of the week, the day or the year.${meant ? '' : right}`),
      }
    const { year, also } = inYear
    return {
      message: `${wrong} in ${year}, that day is a ${isWeekday}.`,
      help: also
        ? `${quoted(also.place)} has ${also.iso}, a ${also.weekday}. Find out which day is right, and write it in both places.`
        : `Other dates on this page are of ${year}. Correct the day of the week or the day. If another year is meant, write it, too.`,
    }
  },
)

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
