import { type About, warning } from '../finding.ts'

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language)

/** `file` is where a page in the `language` belongs, and `isThere` is whether there is one. */
export const pageInAnotherLanguage = warning(
  'page-in-another-language',
  (file: string, main: string, language: string | undefined, isThere = true) =>
    language === undefined
      ? {
          message: `The title and the description are the same in \`${file}\`, so one of the two pages is in the wrong language.`,
          help: 'Write each page in its own language. If one was saved over the other, bring that one back from an older version of its file.',
        }
      : {
          message: `This page is in ${nameOf(language)}, but it should be in ${nameOf(main)}.`,
          help: `${isThere ? 'What is new here belongs in' : 'Move it to'} \`${file}\`. If it was saved over a page in ${nameOf(main)}, bring that one back from an older version of this file.`,
        },
)

export const about: About = {
  what: 'A page is in another language than the folder that it is in.',
  why: 'It was saved in the wrong folder, often over the page that was there. Visitors find a page that they cannot read.',
  examples: [
    {
      in: 'words',
      wrong: 'the Swahili text of pages/sw/join.yaml in pages/join.yaml',
      right: 'the English text in pages/join.yaml, and the Swahili one in pages/sw/join.yaml',
    },
    {
      in: 'words',
      wrong: 'pages/usalama.yaml in Swahili, on a site whose main language is English',
      right: 'pages/sw/safety.yaml',
    },
  ],
}
