import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

/**
 * `meant` is the page with these words as its title, or at the start of its description, `route` the page that the link
 * leads to. Without words, the link was copied from a page of the same kind, `other`, and `meant` is for this page what
 * `route` is for that one.
 */
export const linkToAnother = warning(
  'link-to-another',
  (words: string, meant: string, route: string, other: string, isDescription = false) =>
    words === ''
      ? {
          message: `This link leads to \`${route}\`, like the one on the page \`${other}\`. No link of this page leads to \`${meant}\`.`,
          help: `If you copied it, write \`${meant}\`, and correct its words, too.`,
        }
      : {
          message: `${quoted(words)} ${isDescription ? 'begins the description' : 'is the title'} of the page \`${meant}\`, but this link leads to \`${route}\`, ${quoted(other)}.`,
          help: `Write \`${meant}\`, or other words.`,
        },
)

export const about: About = {
  what: 'The words of a link are the title of one page, or begin its description, and the link leads to another page. Or it leads to what belongs to another page.',
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
