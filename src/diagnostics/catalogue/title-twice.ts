import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `isCopy`: the description is the same, too. `own`: the title of a page whose heading is the title of the other. */
export const titleTwice = warning(
  'title-twice',
  (title: string, other: string, isCopy: boolean, own?: string) => ({
    message:
      own === undefined
        ? `The title ${quoted(title)} is also the title of ${other}.`
        : `The heading ${quoted(title)} is the title of ${other}. The title of this page is ${quoted(own)}.`,
    help:
      own !== undefined
        ? 'Write a heading that says what this page is about.'
        : isCopy
          ? 'The description is the same, too, so one page is a copy. Give the copy its own title and description, or delete its file. If it was saved over another page, bring that page back.'
          : 'Give each page its own title.',
    ...(isCopy && { advice: { is: 'a copy' } }),
  }),
)

export const about: About = {
  what: 'Two pages have the same title, or the first heading of one page is the title of the other.',
  why: 'Nobody can tell the two pages apart in search results, in the tabs of a browser, or by their headings.',
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
