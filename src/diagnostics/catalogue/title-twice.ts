import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const titleTwice = warning('title-twice', (title: string, other: string) => ({
  message: `The title ${quoted(title)} is also the title of ${other}.`,
  help: 'Give each page its own title. Tabs, bookmarks and search results use it to tell pages apart.',
}))

export const about: About = {
  what: 'Two pages have the same title, and search engines may show both.',
  why: 'In tabs, bookmarks and search results, nobody can tell the two pages apart.',
  examples: [
    {
      in: 'page',
      wrong: `
        # The page /fees has this title, too.
        title: Fees
      `,
      right: `
        title: Fees of the choir
      `,
    },
    {
      in: 'page',
      wrong: `
        # The title of the home page is Home.
        title: home
      `,
      right: `
        title: Home for boarders
      `,
    },
  ],
}
