import { type About, warning } from '../message.ts'

/** `file` is where a page in the `language` belongs, and `isThere` is whether there is one. */
export const pageInAnotherLanguage = warning(
  'page-in-another-language',
  (file: string, isThere: boolean, language?: string) => ({
    message:
      language === undefined
        ? `The title and the description are the same in \`${file}\`, so one of the two pages is in the wrong language.`
        : `This page is in ${new Intl.DisplayNames('en', { type: 'language' }).of(language.replace(/-.*/, ''))}, not in the main language of the site.`,
    help:
      language === undefined
        ? 'If one has replaced the other, copy the lost words from an older version of its file.'
        : `${isThere ? 'What is new here belongs in' : 'Translate it, or move it to'} \`${file}\`. If it replaced a page, that page is in an older version of this file.`,
  }),
)

export const about: About = {
  what: 'A page is in another language than the folder that it is in.',
  why: 'Usually somebody saved it in the wrong folder, often over the page that was there. Visitors find a page that they cannot read.',
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
