import { type About, warning } from '../finding.ts'
import { linkIt } from '../wording.ts'

export const pageOrphan = warning('page-orphan', (route: string) => ({
  message: 'No way leads from the home page to this one: no menu, no chain, no link.',
  help: `${linkIt(route)}; write \`noindex: true\` if it is only for those who are told its address.`,
}))

export const about: About = {
  what: 'No way leads from the home page to this page: it stands in no menu and in no chain, and no page that can be found links to it.',
  why: 'Visitors never see it. A page for those who are told its address says so with `noindex: true`; then nothing is missed.',
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
