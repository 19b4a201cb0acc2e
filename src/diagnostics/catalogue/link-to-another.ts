import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** A link whose address may be exchanged with that of the other one. */
type Other = { readonly words: string; readonly place: string }

/** Why another page is meant: the words of the link are its title, begin its description, or have its number. */
type Words = {
  readonly words: string
  readonly are: 'title' | 'start' | 'number'
  readonly title: string
  readonly other?: Other | undefined
}

const exchanged = (meant: string, route: string, other?: Other) =>
  other
    ? ` \`${meant}\` is in ${other.place} now, with the words ${quoted(other.words)}. If the two have changed places, write \`${route}\` there.`
    : ''

/**
 * `meant` is the page that is meant, `route` the one that the link leads to, and `title` its title. Without `why`, they
 * are e-mail addresses or phone numbers. `language`: it is the same page in the language of the link. `own language`: it
 * is in that language, and the words `meant` name another one. `copied`: `route` is right on the page whose number it has.
 */
export const linkToAnother = warning(
  'link-to-another',
  (meant: string, route: string, why?: Words | 'language' | 'own language' | 'copied') => {
    if (!why)
      return {
        message: `The words of this link show ${quoted(meant)}, but it leads to \`${route}\`.`,
        help: 'Correct the one that is wrong.',
      }
    if (why === 'language')
      return {
        message: `This link is on a page in one language, and leads to \`${route}\` in another.`,
        help: `If that is not meant, write \`${meant}\`. If it is, name that language in the words of the link.`,
      }
    if (why === 'copied')
      return {
        message: `This link leads to \`${route}\`, and no link of this page leads to \`${meant}\`.`,
        help: `If it was copied, write \`${meant}\`, and see whether its words are right.`,
      }
    if (why === 'own language')
      return {
        message: `The words at this link say ${quoted(meant)}, but it leads to \`${route}\`, in the language of this page.`,
        help: `Delete ${quoted(meant)}, or correct the address.`,
      }
    const are = { title: 'is the title of', start: 'begins the description of', number: 'has the number of' }
    return {
      message: `${quoted(why.words)} ${are[why.are]} the page \`${meant}\`, but this link leads to \`${route}\` (${quoted(why.title)}).`,
      help: `Write \`${meant}\`, or other words.${exchanged(meant, route, why.other)}`,
    }
  },
)

export const about: About = {
  what: 'The words of a link do not fit its address. They name another page, e-mail address, phone number or contact. Or the link leads to a page in another language, and its words do not say so. Or the words name another language, but the page is not in it. Or the link was copied from the page of another grade, and still leads to a page of that grade. Or an entry of a list was copied, and nothing uses the link of site.yaml that its words name.',
  why: 'Usually somebody copied the link, and changed only the words or only the address. Visitors would come to a page that they did not ask for, or write to somebody else.',
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
