import { type About, error } from '../message.ts'
import { count, quoted } from '../wording.ts'

/** `indent` is the number of spaces that are missing. */
export const groupNotIndented = error(
  'group-not-indented',
  (name: string, group: string, indent: number) => ({
    message: `${quoted(name)} is not indented, so it does not belong to ${quoted(group)}.`,
    help: `Add ${count(indent, 'space')} before it, and before every other line of ${quoted(group)} that is not indented.`,
    subject: group,
  }),
)

export const about: About = {
  what: 'Lines of a group of site.yaml start at the beginning of the line, so they do not belong to the group.',
  why: 'The indent shows what belongs together. Now the group does not have these lines, and they cannot stand alone in site.yaml.',
  examples: [
    {
      in: 'site',
      wrong: `
        facts:
        term: 3 months
        fee: 64,200
      `,
      right: `
        facts:
          term: 3 months
          fee: 64,200
      `,
    },
    {
      in: 'site',
      wrong: `
        facts:
          term: 3 months
        fee: 64,200
      `,
      right: `
        facts:
          term: 3 months
          fee: 64,200
      `,
    },
  ],
}
