import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** A link whose address may be exchanged with that of the other one. */
type Other = { readonly words: string; readonly place: string }

/** Why another page is meant: the words of the link are its title, or begin its description. */
type Words = {
  readonly words: string
  readonly are: 'title' | 'start'
  readonly title: string
  readonly other?: Other | undefined
}

/** Or the link was copied from a page of the same kind, and leads to what belongs to that page. */
type Copied = { readonly copiedFrom: string }

/** Or an entry about a page that no other entry shows has the address of another entry. */
type Same = { readonly sameIn: string }

const exchanged = (meant: string, route: string, other?: Other) =>
  other
    ? ` \`${meant}\` is in ${other.place} now, with the words ${quoted(other.words)}. If the two have changed places, write \`${route}\` there.`
    : ''

/** `meant` is the page that is meant, `route` the one that the link leads to, and `title` its title. */
export const linkToAnother = warning(
  'link-to-another',
  (meant: string, route: string, why: Words | Copied | Same) => {
    if ('sameIn' in why)
      return {
        message: `This entry shows \`${route}\`, like the one in ${why.sameIn}. No entry shows \`${meant}\`.`,
        help: `Did you mean \`${meant}\`?`,
      }
    if ('copiedFrom' in why)
      return {
        message: `This link leads to \`${route}\`, like the one on the page \`${why.copiedFrom}\`. No link of this page leads to \`${meant}\`.`,
        help: `If you copied it, write \`${meant}\`, and correct its words, too.`,
      }
    const are = why.are === 'title' ? 'is the title' : 'begins the description'
    return {
      message: `${quoted(why.words)} ${are} of the page \`${meant}\`, but this link leads to \`${route}\` (${quoted(why.title)}).`,
      help: `Write \`${meant}\`, or other words.${exchanged(meant, route, why.other)}`,
    }
  },
)

export const about: About = {
  what: 'The words of a link are the title of one page, or begin its description, and the link leads to another page. Or it leads to what belongs to another page. Or an entry shows the frame of another entry.',
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
