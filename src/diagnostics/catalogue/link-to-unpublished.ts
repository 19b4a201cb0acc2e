import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/**
 * `line` is the line of the other page that hides it, with its place: `pages/choir.yaml:3 draft: true`. `day` is the one
 * that it names, in words.
 */
export const linkToUnpublished = warning(
  'link-to-unpublished',
  (route: string, line: string, day?: string) => ({
    subject: line.replace(/:.*/s, ''),
    message: `The page ${quoted(route)} is not published now, so the words appear without a link.`,
    help: `This line hides it: ${quoted(line, 120)}${day === undefined ? '' : ` (${day})`}. ${
      line.includes('publishFrom')
        ? 'From that day on, the words are a link. If that is too late, change it there.'
        : /\bdraft:/.test(line)
          ? 'Delete it there, or delete the link here.'
          : 'Change it there, or delete the link here.'
    }`,
  }),
)

export const about: About = {
  what: 'A link leads to a page that is a draft, or that is not published at this time.',
  why: 'The page is not on the site now, so the words appear without a link.',
  examples: [
    {
      in: 'words',
      wrong: 'a link to a page with `draft: true`',
      right: 'the same link, once the page is finished and the line is deleted',
    },
    {
      in: 'words',
      wrong: 'a link to a page whose `publishUntil` has passed',
      right: 'no link, or a link to the page that follows it',
    },
  ],
}
