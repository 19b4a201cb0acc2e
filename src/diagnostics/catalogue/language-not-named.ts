import { type About, warning } from '../message.ts'

export const languageNotNamed = warning(
  'language-not-named',
  (folder: string, language: string, lang: string, isNamed = false, isMore = false) => ({
    message: isNamed
      ? `The pages of the language \`${language}\` are in pages/${language}/, not in pages/${folder}/.`
      : `The folder pages/${folder}/ has the name of a language, ${language}, which site.yaml does not name. Its pages have the menu and the words of the language \`${lang}\`.`,
    help: isNamed
      ? `Move this page to pages/${language}/.`
      : `If the pages are in ${language}, ${isMore ? 'add this line below `languages:` in' : 'add these lines to'} site.yaml. If not, link to the page, or add it to the menu.`,
    ...(!isNamed && { lines: [...(isMore ? [] : ['languages:']), `  ${folder}: {}`] }),
  }),
)

export const about: About = {
  what: 'A folder such as pages/sw/ looks like the folder of a language, but `languages:` in site.yaml does not name this language. No link leads to the pages of the folder.',
  why: 'Browsers would read these pages in the wrong language, and the header would not link them to the other language. If the folder is not meant for a language, link to its pages from another page.',
  examples: [
    {
      in: 'words',
      wrong: 'pages/sw/fees.yaml, without `languages:` in site.yaml',
      right: 'pages/sw/fees.yaml, and `languages: { sw: {} }` in site.yaml',
    },
    {
      in: 'words',
      wrong: 'pages/it/desk.yaml for the people of the IT department, with no link to it',
      right: 'pages/it/desk.yaml, and a link to /it/desk from another page',
    },
  ],
}
