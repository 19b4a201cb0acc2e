import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

export const nameAsRole = warning('name-as-role', (role: string) => ({
  message: `The role ${quoted(role)} looks like the name of a person.`,
  help: 'If the two have changed places, swap `name` and `role`.',
}))

export const about: About = {
  what: 'The role of a profile looks like the name of a person, such as Mrs. Grace Wambui, and the name does not.',
  why: 'Usually the two have changed places. The page would show the role as the name.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: profile
          name: Deputy Head
          role: Mrs. Grace Wambui
      `,
      right: `
        - type: profile
          name: Mrs. Grace Wambui
          role: Deputy Head
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: profile
          name: Teacher of music
          role: Mr. Otieno
      `,
      right: `
        - type: profile
          name: Mr. Otieno
          role: Teacher of music
      `,
    },
  ],
}
