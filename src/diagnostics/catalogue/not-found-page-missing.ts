import { type About, note } from '../message.ts'

export const notFoundPageMissing = note('not-found-page-missing', () => ({
  message: 'The site has no page of its own for addresses that do not exist.',
  help: 'Visitors see a plain one. To say more, write pages/404.yaml.',
}))

export const about: About = {
  what: 'The site has no file pages/404.yaml.',
  why: 'Visitors who follow an old link see the page in this file. Without the file, they see a plain page of Ukurasa. To change the texts of the plain page, write `notFound` and `notFoundText` below `words:` in site.yaml.',
  examples: [
    {
      in: 'words',
      wrong: 'a site without a page for addresses that do not exist',
      right: 'a file pages/404.yaml with a few words and the links that most visitors need',
    },
    {
      in: 'words',
      wrong: 'pages/not-found.yaml',
      right: 'pages/404.yaml',
    },
  ],
}
