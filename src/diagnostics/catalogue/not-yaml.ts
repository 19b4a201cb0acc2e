import { type About, error } from '../message.ts'

export const notYaml = error('not-yaml', (detail: string) => ({
  message: 'Ukurasa cannot read this line.',
  help: `Compare it with the lines around it: check the indent, colons, quotes and marks such as \`!todo\`. (${detail})`,
}))

export const about: About = {
  what: 'The file breaks a rule of YAML that no other message names.',
  why: 'Until this is right, Ukurasa cannot read any of the file.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: !todo !todo Every boy may sing.
      `,
      right: `
        - type: richText
          text: !todo Every boy may sing.
      `,
    },
    {
      in: 'site',
      wrong: `
        organisation:
          name: !todo !todo Example School
      `,
      right: `
        organisation:
          name: !todo Example School
      `,
    },
  ],
}
