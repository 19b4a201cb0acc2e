import { type About, note } from '../message.ts'
import { count, firstOf, quoted } from '../wording.ts'

/** `file` has the list in another language, `lost` is what a list of site.yaml does not show in this one. */
export const listShorter = note(
  'list-shorter',
  (list: string, here: number, there: number, file?: string, lost: readonly string[] = []) => ({
    message:
      list === 'header'
        ? `${count(lost.length, 'page')} of the main menu ${lost.length === 1 ? 'is' : 'are'} not in the menu here.`
        : file === undefined
          ? `${quoted(list)} lacks ${count(there - here, 'entry', 'entries')} that it has in the main language.`
          : `${quoted(list)} has ${count(here, 'entry', 'entries')} here, but ${there === 0 ? 'none' : there} in ${quoted(file)}.`,
    help:
      file === undefined
        ? `${list === 'header' ? 'This menu takes the place of the main one' : 'It takes the place of the main list'}. Add what is missing${lost.length > 0 ? `: ${firstOf(lost)}` : ''}.`
        : `Add what is missing in ${quoted(file)}, or delete it here.`,
    subject: file,
  }),
)

export const about: About = {
  what: 'A list has fewer entries in one language of the site than in another.',
  why: 'Usually somebody added or deleted an entry in one language only. In one of the two languages, visitors miss something or read old information.',
  examples: [
    {
      in: 'words',
      wrong: 'seven steps in pages/join.yaml, and six in pages/sw/join.yaml',
      right: 'seven steps in both',
    },
    {
      in: 'words',
      wrong: 'a club that is gone from pages/clubs.yaml, but not from pages/sw/clubs.yaml',
      right: 'the same clubs in both',
    },
  ],
}
