import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

/** `meant` is the page with these words as its title, `route` the page that the link leads to. */
export const linkToAnother = warning(
  'link-to-another',
  (words: string, meant: string, route: string, title: string) => ({
    message: `${quoted(words)} is the title of the page \`${meant}\`, but this link leads to \`${route}\`, ${quoted(title)}.`,
    help: `Write \`${meant}\`, or other words.`,
  }),
)

export const about: About = {
  what: 'The words of a link are the title of one page, and the link leads to another page.',
  why: 'Often a link was copied, and only its words or only its address were changed. Visitors would come to a page that they did not ask for.',
  examples: [
    {
      in: 'words',
      wrong: '`[Grade 5 Fees](/grade4fee)`, where `/grade5fee` has the title Grade 5 Fees',
      right: '`[Grade 5 Fees](/grade5fee)`',
    },
    {
      in: 'words',
      wrong: '`- title: Chess` with `href: /chef`, where `/chess` has the title Chess',
      right: '`href: /chess`',
    },
  ],
}
