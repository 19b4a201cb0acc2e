import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

/** `name` is that of the field, with its colon. It is empty for an entry between `[ ]`. */
export const commaInText = error('comma-in-text', (words: string, name: string) => ({
  message: `Between brackets, the comma in ${quoted(words)} begins a new ${name ? 'field' : 'entry'}.`,
  help: `Put the whole text in quotes: ${quoted(`${name}"${words}"`)}.${name ? '' : ' If it is two entries, write a space after the comma.'}`,
}))

export const about: About = {
  what: 'A text in `{ }` or `[ ]` has a comma, so YAML reads the rest of it as the next field or entry.',
  why: 'The page cannot show the text as it is written. Quotes show where the text starts and ends.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: cardGrid
          title: What we sing
          cards:
            - { title: Songs, text: Old songs, new songs }
      `,
      right: `
        - type: cardGrid
          title: What we sing
          cards:
            - { title: Songs, text: "Old songs, new songs" }
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: checklist
          title: What we need
          items: [KES 10,000 for pens, A bell]
      `,
      right: `
        - type: checklist
          title: What we need
          items: ["KES 10,000 for pens", A bell]
      `,
    },
  ],
}
