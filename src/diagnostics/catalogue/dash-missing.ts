import { type About, error } from '../message.ts'

/** `name` is the first field of the entry; `undefined` where the entry is a text, which may be a part of the one above. `isAbove`: it may be a field of the one below. */
export const dashMissing = error('dash-missing', (name?: string, mayGoOn = false, isAbove = false) => ({
  message: `A dash is missing before ${name === undefined ? 'this text' : `\`${name}\``}, where a new entry of the list starts.`,
  help:
    name === undefined
      ? `Write \`- \` before it, in line with the dashes above.${mayGoOn ? ' If it belongs to the entry above, indent it by two more spaces.' : ''}`
      : `${isAbove ? 'If this line belongs to the entry below, swap it with the next line. If not, write' : 'Write'} \`- ${name}: …\`, and indent the fields below it by two spaces more than the dash.`,
}))

export const about: About = {
  what: 'A new entry of a list starts without its dash.',
  why: 'Only the dash shows where one block, card or item ends and the next one starts.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: hero
          title: Welcome
          type: richText
          text: Boys of all grades sing together.
      `,
      right: `
        - type: hero
          title: Welcome
        - type: richText
          text: Boys of all grades sing together.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: cardGrid
          cards:
            - title: Monday
              text: Sopranos at four.
              title: Thursday
              text: Everybody at five.
      `,
      right: `
        - type: cardGrid
          cards:
            - title: Monday
              text: Sopranos at four.
            - title: Thursday
              text: Everybody at five.
      `,
    },
  ],
}
