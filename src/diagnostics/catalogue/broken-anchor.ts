import { type About, error } from '../message.ts'
import { ask, didYouMean, nearest, quoted } from '../wording.ts'

/** `elsewhere`: the address of the only place of that name. `block`: where the block with such a title is. */
export const brokenAnchor = error(
  'broken-anchor',
  (anchor: string, route: string, anchors: readonly string[], elsewhere?: string, block?: string) => ({
    message: `The page ${quoted(route)} has no place \`#${anchor}\`.`,
    subject: `pages${route}.yaml`,
    help: [
      elsewhere === undefined ? didYouMean(anchor, anchors, 'Its places are').help : ask([elsewhere]).help,
      nearest(anchor, anchors) === undefined &&
        `${elsewhere !== undefined ? 'If not, write' : anchors.length === 0 ? 'Write' : anchors.length === 1 ? `Write \`#${anchors[0]}\`, or` : 'Write one of these, or'} \`anchor: ${nameFor(anchor)}\` in ${block === undefined ? `a block of the page ${quoted(route)}` : `the block at ${quoted(block)}`}${nameFor(anchor) === anchor ? '' : `, and \`#${nameFor(anchor)}\` here`}.`,
    ]
      .filter(Boolean)
      .join(' '),
  }),
)

/** Anchors have small letters, digits and hyphens. */
const nameFor = (anchor: string) =>
  anchor
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[-\d]+|-+$/g, '') || 'name'

export const about: About = {
  what: 'A link ends in `#name`, and the page has no place of that name.',
  why: 'Visitors would arrive at the top of the page and have to search.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: linkList
          links:
            - href: /fees#grade4
      `,
      right: `
        - type: linkList
          links:
            - href: /fees#grade-4
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: It is [below](#how).
        - type: richText
          title: How we sing
          text: Together.
      `,
      right: `
        - type: richText
          text: It is [below](#how).
        - type: richText
          anchor: how
          title: How we sing
          text: Together.
      `,
    },
  ],
}
