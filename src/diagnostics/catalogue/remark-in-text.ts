import { type About, warning } from '../message.ts'
import { inField } from '../wording.ts'

/** `isNote`: it has no sign of a comment, but only colleagues are asked such a thing. */
export const remarkInText = warning('remark-in-text', (field: string, remark: string, isNote: boolean) => ({
  message: `${inField(remark, field)} ${isNote ? 'seems to be for a colleague' : 'is not a comment'}. The page would show it.`,
  help: isNote
    ? 'Delete it. On a page, it can be a comment, on a line of its own above the field: `# ask the bursar`.'
    : 'A comment starts with `#`. Move it to a line of its own above the field, as in `# ask the bursar`.',
}))

export const about: About = {
  what: 'A text has a comment that starts with `//`, `/*` or `<!--`, or a question to a colleague in brackets.',
  why: 'In YAML, only `#` starts a comment. Visitors would read the other ones.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Every boy may sing. // ask Mr Otieno
      `,
      right: `
        # ask Mr Otieno
        - type: richText
          text: Every boy may sing.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: hero
          title: Welcome <!-- find better words -->
      `,
      right: `
        # find better words
        - type: hero
          title: Welcome
      `,
    },
  ],
}
