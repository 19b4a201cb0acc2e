import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const bulletInText = warning('bullet-in-text', (owner: string, bullet: string) => ({
  message: `A line of ${owner} begins with ${quoted(bullet)}: the page would show all such lines in one.`,
  help: 'Begin each entry of a list with `- `, the hyphen of the keyboard and a space.',
}))

export const about: About = {
  what: 'The lines of a list within a text begin with bullets, or with long dashes.',
  why: 'Markdown knows a list by its hyphens. With other signs all lines are shown one after the other, as one paragraph.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            • Boys of all grades
            • Their teachers
      `,
      right: `
        - type: richText
          text: |
            - Boys of all grades
            - Their teachers
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            – Boys of all grades
            – Their teachers
      `,
      right: `
        - type: richText
          text: |
            - Boys of all grades
            - Their teachers
      `,
    },
  ],
}
