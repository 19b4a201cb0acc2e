import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const homePageMissing = error('home-page-missing', (language?: string) => ({
  message: `The site has no home page${language === undefined ? '' : ` in the language ${quoted(language)}`}.`,
  help: `Make a file pages/${language === undefined ? '' : `${language}/`}index.yaml. Start it with \`title:\`, \`description:\` and \`blocks:\`.${language === undefined ? '' : ` Studio makes it: open the home page, then “Manage pages”, “Other languages”. Or delete \`${language}:\` and its lines.`}`,
}))

export const about: About = {
  what: 'The site has no file pages/index.yaml. Or one of its `languages` has no home page. For Swahili, that is pages/sw/index.yaml.',
  why: 'Visitors who type the address of the site see this page. If a page is not translated, the link to the other language leads to this page, too.',
  examples: [
    {
      in: 'words',
      wrong: 'pages/home.yaml',
      right: 'pages/index.yaml',
    },
    {
      in: 'words',
      wrong: 'pages/Index.yaml',
      right: 'pages/index.yaml',
    },
  ],
}
