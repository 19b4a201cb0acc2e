import { type About, note } from '../message.ts'
import { quoted } from '../wording.ts'

/** `others` is how many entries have the field. */
export const fieldOnlyMissingHere = note('field-only-missing-here', (field: string, others: number) => ({
  message: `This entry has no ${quoted(field)}. All ${others} others have one.`,
  help: `Add ${quoted(`${field}:`)} if it was lost. If it needs none, you need not do anything.`,
}))

export const about: About = {
  what: 'One entry of a list has no picture, link or text, and all others have.',
  why: 'Often a line was deleted by accident, and the entry looks odd beside the others.',
  examples: [
    {
      in: 'words',
      wrong: 'four cards with `emoji:` and one without',
      right: '`emoji: 🎵` in the fifth card',
    },
    {
      in: 'words',
      wrong: 'five links with `text:` and one without',
      right: '`text: What a term costs.` in the sixth',
    },
  ],
}
