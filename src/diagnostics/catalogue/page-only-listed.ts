import { type About, note } from '../message.ts'
import { linkIt } from '../wording.ts'

export const pageOnlyListed = note('page-only-listed', (route: string, menu?: string) => ({
  message: 'Only the list of all pages leads to this page.',
  help: `${linkIt(route, menu)}. If the page should only be in that list, and in no search engine, write \`noindex: true\`.`,
}))

export const about: About = {
  what: 'Only the list of all pages (the block `routeList`) leads to this page.',
  why: 'Few visitors read such a list. If a page should only be in that list, and in no search engine, write `noindex: true`.',
  examples: [
    {
      in: 'words',
      wrong: 'a new page pages/choir.yaml on a site whose page /sitemap has a `routeList`',
      right: 'the page, and a link to it from /talent',
    },
    {
      in: 'words',
      wrong: 'a sample page that nobody is meant to find',
      right: 'the page with `noindex: true`',
    },
  ],
}
