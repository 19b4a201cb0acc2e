import { type About, warning } from '../message.ts'

export const indentMakesCode = warning('indent-makes-code', (field: string) => ({
  message: `The page would show this line of \`${field}\` as program code.`,
  help: 'It is indented by four spaces or more. Delete these spaces.',
}))

export const about: About = {
  what: 'A paragraph of a text is indented by four more spaces than the lines around it.',
  why: 'To Markdown, such lines are program code. Visitors would see them in a grey box, in the letters of a typewriter.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            Boys of all grades sing together.

                Ask your class teacher when the choir meets.
      `,
      right: `
        - type: richText
          text: |
            Boys of all grades sing together.

            Ask your class teacher when the choir meets.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: |
            Please bring:

                - a bottle of water
                - a pencil
      `,
      right: `
        - type: richText
          text: |
            Please bring:

            - a bottle of water
            - a pencil
      `,
    },
  ],
}
