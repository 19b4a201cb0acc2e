import { type About, warning } from '../message.ts'
import { inField } from '../wording.ts'

/** `isGap`: it stands where words are missing, inside a text. */
export const standInMisspelt = warning('stand-in-misspelt', (field: string, words: string, isGap = false) => {
  const mark =
    'rite `!todo` before the whole value, as in `title: !todo Welcome` (in a table, leave the cell empty). Then `npx ukurasa todo` lists it.'
  return {
    message: `${inField(words, field)} ${isGap ? 'marks missing words or figures' : 'does not mark a stand-in'}. The page would show it.`,
    help: isGap
      ? `Write the true words or figures. If you do not know them yet, w${mark}`
      : `Instead, w${mark} Or write the true value.`,
  }
})

export const about: About = {
  what: 'A text has a word such as `TODO` or `todo!`, or a filler such as `???`, `XXXX`, `[name]`, `{Name}` or `Add a heading`. Or a contact still has what new sites begin with: `P.O. Box 000`, `+254 700 000 000`, `office@example.org`.',
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
