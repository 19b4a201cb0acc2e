import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const headingSkips = warning('heading-skips', (words: string, level: number, most: number) => ({
  message: `The heading ${quoted(words)} has level ${level}, but the heading before it has level ${most - 1}.`,
  help: `Start it with \`${'#'.repeat(most)}\`.`,
}))

export const about: About = {
  what: 'A heading in a text is two or more levels below the heading before it.',
  why: 'For people who use a screen reader, headings are the table of contents. A missing level looks like a missing part.',
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
