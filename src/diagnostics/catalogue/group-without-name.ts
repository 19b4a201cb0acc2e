import { type About, error } from '../message.ts'
import { firstOf, quoted } from '../wording.ts'

/** `names` are the fields of the group, which belong to `outer` now. `line` is what is missing above line `number`. */
export const groupWithoutName = error(
  'group-without-name',
  (name: string, names: readonly string[], outer: string, number: number, line: string) => ({
    message: `The line ${quoted(`${name}:`)} seems to be missing above ${quoted(names[0] ?? '')}.`,
    help: `So ${firstOf(names)} now ${names.length > 1 ? 'belong' : 'belongs'} to ${quoted(outer)}. Write above line ${number}:`,
    lines: [line],
    subject: name,
  }),
)

export const about: About = {
  what: 'The first line of a group of site.yaml is missing, such as `facts:`. So its fields now belong to the group above them.',
  why: 'The group above cannot have these fields. Write the missing line above the first of them. The message shows this line.',
  examples: [
    {
      in: 'words',
      wrong: 'fees such as `  term: 64,200` below a contact, without the line `facts:` above them',
      right: 'the line `facts:` above the first fee',
    },
    {
      in: 'words',
      wrong: '`lang: sw-KE` and all other fields of a language right below `languages:`',
      right: '`languages:`, below it `sw:`, and below that its fields',
    },
  ],
}
