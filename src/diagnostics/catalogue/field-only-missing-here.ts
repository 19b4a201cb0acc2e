import { type About, note } from '../message.ts'
import { quoted } from '../wording.ts'

/** `others` is how many entries have the field. `list`: the group around this list has the field, right below it. */
export const fieldOnlyMissingHere = note(
  'field-only-missing-here',
  (field: string, others: number, list?: string) =>
    list === undefined
      ? {
          message: `This entry has no ${quoted(field)}. All ${others} others have one.`,
          help: `Add ${quoted(`${field}:`)} if it was lost. If it needs none, you need not do anything.`,
        }
      : {
          message: `This ${quoted(field)} belongs to the whole block. The last entry of ${quoted(list)} is the only one without a ${quoted(field)}.`,
          help: `If it is about that entry, indent it like the other lines of the entry. If not, move it above ${quoted(`${list}:`)}.`,
        },
)

export const about: About = {
  what: 'All entries of a list have a field, such as `emoji`, `image` or `text`, except one. Perhaps the missing line is right below the list, with too few spaces before it.',
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
