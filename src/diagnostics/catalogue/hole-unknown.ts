import { type About, warning } from '../message.ts'
import { allOf, quoted } from '../wording.ts'

export const holeUnknown = warning('hole-unknown', (word: string, strange: readonly string[]) => ({
  message: `${quoted(word)} has ${allOf(strange.map((name) => `{${name}}`))}, which visitors would see.`,
  help: 'There is no value of this name. Write the words themselves, without braces.',
}))

export const about: About = {
  what: 'A text below `words:` in site.yaml has a name in `{ }` that Ukurasa does not know there.',
  why: 'Ukurasa replaces only the names that it knows. Visitors would see the other ones, with their braces.',
  examples: [
    {
      in: 'site',
      wrong: `
        words:
          menu: Menu of {name}
      `,
      right: `
        words:
          menu: Menu of the school
      `,
    },
    {
      in: 'site',
      wrong: `
        words:
          slide: Image {number} of {count} {title}
      `,
      right: `
        words:
          slide: Image {number} of {count}
      `,
    },
  ],
}
