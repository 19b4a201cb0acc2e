import { type About, error } from '../message.ts'

/** `name`: what stands in brackets. */
export const complexField = error('complex-field', (mark?: string, name?: string) => {
  if (mark === '**') return BOLD
  if (name !== undefined)
    return { message: 'The name of a field has no brackets.', help: `Write \`${name}:\`.` }
  return {
    message: mark
      ? `\`${mark}\` is before the name of a field. It must be before its value.`
      : 'A field name must be one plain word.',
    help: mark
      ? `Write it after the colon, as in \`phone: ${mark} "+254 700 000 000"\`.`
      : 'If the line is a text, put it in "double quotes".',
  }
})

const BOLD = { message: 'The name of a field cannot be bold.', help: 'Delete the `**` around it.' }

export const about: About = {
  what: 'The text before a colon is not a plain word. It is in brackets, or the line starts with `? `.',
  why: 'Field names are plain words such as `title`. Pages do not use the other forms that YAML allows.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          [text, title]: Every boy may sing.
      `,
      right: `
        - type: richText
          text: Every boy may sing.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          ? - text
          : Every boy may sing.
      `,
      right: `
        - type: richText
          text: Every boy may sing.
      `,
    },
  ],
}
