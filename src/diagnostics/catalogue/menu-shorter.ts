import { type About, note } from '../message.ts'
import { firstOf } from '../wording.ts'

export const menuShorter = note('menu-shorter', (language: string, missing: readonly string[]) => ({
  message: `The menu in the language \`${language}\` lacks ${missing.length === 1 ? 'a page' : `${missing.length} pages`} of the main menu: ${firstOf(missing)}.`,
  help: 'To show these pages, write them here too.',
}))

export const about: About = {
  what: 'The menu of another language leaves out pages that the main menu has.',
  why: 'A list below `languages` is not added to the main list. It takes its place.',
  examples: [
    {
      in: 'words',
      wrong: 'a menu in Swahili with one translated entry, beside four in English',
      right: 'a menu in Swahili with four entries',
    },
    {
      in: 'words',
      wrong: 'a page that was only added to the menu in English',
      right: 'the same page added to both menus',
    },
  ],
}
