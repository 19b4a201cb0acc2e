import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const titleTwice = warning('title-twice', (title: string, other: string) => ({
  message: `The title ${quoted(title)} is also that of ${other}.`,
  help: 'Give each page a title of its own: tabs, bookmarks and search results tell pages apart by it.',
}))

export const about: About = {
  what: 'Two pages that search engines may show have the same title.',
  why: 'In tabs, bookmarks and search results nobody can tell them apart.',
  examples: [
    {
      in: 'page',
      wrong: `
        title: Fees
      `,
      right: `
        title: Fees of the choir
      `,
    },
    {
      in: 'page',
      wrong: `
        title: home
      `,
      right: `
        title: Home for boarders
      `,
    },
  ],
}
