import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

/** `isCopy`: the description is the same, too. */
export const titleTwice = warning('title-twice', (title: string, other: string, isCopy = false) => ({
  message: `The title ${quoted(title)} is also the title of ${other}.`,
  help: isCopy
    ? 'The description is the same, too: one page is a copy of the other. If it took the place of another page, bring that page back. If not, give it its own title and description.'
    : 'Give each page its own title.',
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
