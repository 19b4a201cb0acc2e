import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const standInMisspelt = warning('stand-in-misspelt', (owner: string, words: string) => ({
  message: `${quoted(words)} in ${owner} does not mark a stand-in. The page would show it.`,
  help: 'Write `!todo` before the value, as in `title: !todo Welcome`. Then `npx ukurasa todo` lists it. Or write the true words.',
}))

export const about: About = {
  what: 'A text has a word such as `TODO` or `todo!`, or nothing but a filler such as `???`.',
  why: 'Only `!todo` before a value marks it as a stand-in. Visitors would read other marks, and `--release` would not find them.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: hero
          title: todo! Sing with us
      `,
      right: `
        - type: hero
          title: !todo Sing with us
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: 'TODO: ask Mr Otieno when the choir meets'
      `,
      right: `
        # ask Mr Otieno when the choir meets
        - type: richText
          text: !todo The choir meets every week.
      `,
    },
  ],
}
