import { type About, warning } from '../message.ts'
import { linkIt } from '../wording.ts'

export const pageOrphan = warning('page-orphan', (route: string, menu?: string) => ({
  message: 'No menu, no chain and no link takes visitors from the home page to this page.',
  help: `${linkIt(route, menu)}. If it is only for people who get its address from you, write \`noindex: true\`.`,
}))

export const about: About = {
  what: 'Visitors cannot reach this page from the home page. It is in no menu and in no chain. No page that visitors can reach has a link to it.',
  why: 'Visitors never see it. If a page is only for people who get its address from you, `noindex: true` says so, and this warning goes away.',
  examples: [
    {
      in: 'words',
      wrong: 'a new page pages/choir.yaml, and no other change',
      right: 'the page, and `- href: /choir` in the menu of site.yaml',
    },
    {
      in: 'words',
      wrong: 'two pages that link to each other, and to which nothing else links',
      right: 'a link to one of them from a page of the menu',
    },
  ],
}
