import { type About, error } from '../finding.ts'

/** `isRemark`: it begins with a `#`, so that it is no fault for YAML. */
export const textNotIndented = error('text-not-indented', (owner: string, isRemark = false) => ({
  message: `This line belongs to the text of ${owner}, but is not indented${isRemark ? ': it is a remark, which no page shows' : ''}.`,
  help: `Put spaces before each line of the text: two more than before ${owner}${
    isRemark ? `; or, if it is a remark, put it above ${owner}, behind one \`#\`` : ''
  }.`,
}))

export const about: About = {
  what: 'The lines of a text below `|` are not indented.',
  why: 'The indent says which lines belong to the text, and where the next field begins.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
          Boys of all grades sing together.
      `,
      right: `
        - type: richText
          text: |
            Boys of all grades sing together.
      `,
    },
    {
      in: 'page',
      wrong: `
        description: >-
        The choir of the school, when it meets, and how a boy can join it.
      `,
      right: `
        description: >-
          The choir of the school, when it meets, and how a boy can join it.
      `,
    },
  ],
}
