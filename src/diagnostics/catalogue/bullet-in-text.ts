import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `isEntry`: it already has the hyphen of a list. */
export const bulletInText = warning('bullet-in-text', (field: string, bullet: string, isEntry = false) => ({
  message: `A line of \`${field}\` starts with ${quoted(bullet)}. The page would ${isEntry ? 'show it' : 'join all such lines into one'}.`,
  help: isEntry
    ? `Delete the ${quoted(bullet)} and the space behind it.`
    : 'Start each entry of a list with `- `, the hyphen of the keyboard and a space.',
}))

export const about: About = {
  what: 'In a text, the lines of a list start with bullets, boxes, ticks or long dashes.',
  why: 'Markdown only makes a list of lines that start with hyphens. With other signs, the page shows all lines as one paragraph.',
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
