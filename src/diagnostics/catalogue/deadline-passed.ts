import { type About, note } from '../message.ts'
import { quoted } from '../wording.ts'

export const deadlinePassed = note('deadline-passed', (words: string) => ({
  message: `This asks visitors to act until ${quoted(words)}, which has passed.`,
  help: 'Delete the sentence, or write a new date. If the whole page is only for some time, `publishUntil` takes it off the site by itself.',
}))

export const about: About = {
  what: 'A text asks visitors to do something by a day that has passed. Ukurasa shows this note for three months after that day.',
  why: 'Visitors find that they are late, and wonder what else on the site is old.',
  examples: [
    {
      in: 'words',
      wrong: '`Apply by 18 December 2026.`, in January 2027',
      right: '`You can apply again from September.`',
    },
    {
      in: 'words',
      wrong: '`Closing date: 5 March 2027`, a week later',
      right: '`publishUntil: 2027-03-05T23:59+03:00` on the page, so that it leaves the site in time',
    },
  ],
}
