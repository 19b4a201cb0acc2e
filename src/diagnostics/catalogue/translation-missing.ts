import { type About, note } from '../message.ts'
import { count, firstOf } from '../wording.ts'

export const translationMissing = note(
  'translation-missing',
  (language: string, routes: readonly string[], route: string) => ({
    message: `${count(routes.length, 'page')} ${routes.length === 1 ? 'is' : 'are'} not in the language \`${language}\`: ${firstOf(routes)}.`,
    help: `Begin with \`npx ukurasa new page ${route}\`: it copies that page for you to translate.`,
  }),
)

export const about: About = {
  what: 'The site has several `languages`, and some pages are not in all of them.',
  why: 'On such a page, the link to the other language leads to the home page. There, visitors have to look for what they were reading. Translate what most visitors need. If the rest can stay as it is, turn this note off.',
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
