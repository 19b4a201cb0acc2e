import { type About, note } from '../message.ts'
import { firstOf } from '../wording.ts'

/** `places` have other hours of the same organisation, or of the same part of it. */
export const hoursDiffer = note(
  'hours-differ',
  (places: readonly string[], owner: string, isPart: boolean) => ({
    message: `These hours differ from those in ${firstOf(places)}. Search engines show all of them as the hours of ${owner}.`,
    help: isPart
      ? `If some are for another part, write its name in their \`of\`. If not, correct the hours that are wrong.`
      : 'If some are only for a part, such as the kitchen, add the line `of: The kitchen` above their `hours`. If not, correct the hours that are wrong.',
  }),
)

export const about: About = {
  what: 'Two blocks `openingHours` have different hours for the whole organisation, or for the same part of it: both have no `of`, or the same one.',
  why: 'Often the hours changed, and one page still has the old ones. Or they are those of a kitchen or a shop. Search engines and maps cannot know that, and may send people to a closed door.',
  examples: [
    {
      in: 'words',
      wrong:
        '`Mon-Fri: 07:00-09:00` for breakfast, in a block without `of`, and `Mon-Sun: 08:00-20:00` on another page',
      right: '`of: Breakfast room`',
    },
    {
      in: 'words',
      wrong: '`Mon-Fri: 08:00-17:00` on one page, and `Mon-Fri: 08:00-16:00` on another one',
      right: '`Mon-Fri: 08:00-16:00` on both',
    },
  ],
}
