import { type About, note } from '../finding.ts'
import { count, firstOf } from '../wording.ts'

export const translationMissing = note(
  'translation-missing',
  (language: string, routes: readonly string[], file: string) => ({
    message: `${count(routes.length, 'page')} ${routes.length === 1 ? 'is' : 'are'} not in the language \`${language}\`: ${firstOf(routes)}.`,
    help: `Visitors who choose this language there come to its home page. To translate the first one, write ${file}.`,
  }),
)

export const about: About = {
  what: 'The site has several `languages`, and some pages are not in all of them.',
  why: 'Visitors who choose the language on such a page come to its home page, and have to look for what they read. Translate what most of them need, and turn this note off if the rest can stay as it is.',
  examples: [
    {
      in: 'words',
      wrong: 'a file pages/fees.yaml, but no file pages/sw/fees.yaml',
      right: 'a file pages/sw/fees.yaml with the same page in Swahili',
    },
    {
      in: 'words',
      wrong: 'pages/sw/ada.yaml for the page pages/fees.yaml',
      right: 'pages/sw/fees.yaml with `aliases: [/sw/ada]`',
    },
  ],
}
