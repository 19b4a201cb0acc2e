import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const headingSkips = warning('heading-skips', (words: string, level: number, most: number) => ({
  message: `The heading ${quoted(words)} is of level ${level}, but the one before it of level ${most - 1}.`,
  help: `Begin it with \`${'#'.repeat(most)}\`: whoever reads by ear goes from heading to heading and would miss one.`,
}))

export const about: About = {
  what: 'A heading in a text is two or more levels below the heading before it.',
  why: 'Headings are the table of contents for those who read by ear: a level that is missing looks like a part that is missing.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: Our choir
          text: |
            #### Who sings

            All boys.
      `,
      right: `
        - type: richText
          title: Our choir
          text: |
            ### Who sings

            All boys.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            ## Our choir

            ##### Who sings

            All boys.
      `,
      right: `
        - type: richText
          text: |
            ## Our choir

            ### Who sings

            All boys.
      `,
    },
  ],
}
