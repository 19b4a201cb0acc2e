import { type About, warning } from '../message.ts'

export const menuPageHidden = warning('menu-page-hidden', () => ({
  message: 'The menu leads to this page, but search engines are asked not to list it.',
  help: 'If people should find it, delete this line.',
}))

export const about: About = {
  what: 'One page of the menu has `noindex: true`.',
  why: 'Usually the line was copied from another page. Nobody finds the page with a search engine any more.',
  examples: [
    {
      in: 'words',
      wrong: '`noindex: true` in pages/fees.yaml, which the menu leads to',
      right: 'the page without this line',
    },
    {
      in: 'words',
      wrong: 'a page in the menu that was made from a copy of pages/404.yaml',
      right: 'the page without `noindex: true`',
    },
  ],
}
