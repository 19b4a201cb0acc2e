import { type About, error } from '../message.ts'

/** `day` is the field with a day, if this line says it in other words. `isText`: it cannot be a field. */
export const indentTooDeep = error('indent-too-deep', (isGroup: boolean, day?: string, isText = false) => ({
  message: 'This line is indented as if it belonged to the text above it.',
  help: day
    ? `\`${day}\` has a day already. Delete this line, or the day in the line above it.`
    : isText
      ? 'If it belongs there, write `|` after the colon of that text. Then move its words to the line below, and give all its lines the same indent.'
      : isGroup
        ? 'If these lines form a group, write its name on a line above them. If a new entry starts here, write a dash before it, and indent it like the other entries.'
        : 'Give it the same indent as the field above.',
  ...(!day &&
    !isText &&
    !isGroup && { advice: { otherwise: 'If a text has several lines, write `|` after its colon.' } }),
}))

export const about: About = {
  what: 'A field has more spaces before it than the field above, as if it were part of the text of that field.',
  why: 'YAML would read it as part of the text above, or refuse the file.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          title: Singing
            text: Every boy may sing.
      `,
      right: `
        - type: richText
          title: Singing
          text: Every boy may sing.
      `,
    },
    {
      in: 'page',
      wrong: `
        title: Choir
          description: Our choir.
      `,
      right: `
        title: Choir
        description: Our choir.
      `,
    },
  ],
}
