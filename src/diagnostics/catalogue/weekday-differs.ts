import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

type Weekday = { readonly words: string; readonly isWeekday: string; readonly fits: number | undefined }

export const weekdayDiffers = warning('weekday-differs', ({ words, isWeekday, fits }: Weekday) => ({
  message: `${quoted(words)} has the wrong day of the week: that day is a ${isWeekday}.`,
  help: `Correct the day of the week, the day or the year.${fits === undefined ? '' : ` In ${fits} it would be right.`}`,
}))

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
