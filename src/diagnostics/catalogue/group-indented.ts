import { type About, error } from '../message.ts'
import { count, quoted } from '../wording.ts'

/** `indent` is the number of spaces that are too many; `isAlone`: the lines that belong to it have none too many. */
export const groupIndented = error(
  'group-indented',
  (name: string, outer: string, indent: number, isAlone: boolean) => ({
    message: `${quoted(name)} is indented, so it belongs to ${quoted(outer)}.`,
    help: `Delete ${count(indent, 'space')} before it${isAlone ? '' : ', and before the lines that belong to it'}.`,
    subject: name,
  }),
)

export const about: About = {
  what: 'A group of site.yaml is indented, so it is read as a part of the group above it.',
  why: 'The indent shows what belongs together. The groups of site.yaml start at the beginning of a line. Now the site does not have this group.',
  examples: [
    {
      in: 'site',
      wrong: `
        contacts:
          office:
            title: Office
          facts:
            term: 3 months
      `,
      right: `
        contacts:
          office:
            title: Office
        facts:
          term: 3 months
      `,
    },
    {
      in: 'site',
      wrong: `
        facts:
          term: 3 months
          spelling:
            perfomance: performance
      `,
      right: `
        facts:
          term: 3 months
        spelling:
          perfomance: performance
      `,
    },
  ],
}
