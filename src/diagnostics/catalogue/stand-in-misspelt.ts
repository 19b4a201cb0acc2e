import { type About, warning } from '../message.ts'
import { inField } from '../wording.ts'

/**
 * `address`: it belongs to nobody. `gap`: it stands where words are missing, inside a text. `sample`: it says that figures
 * are not the true ones.
 */
export const standInMisspelt = warning(
  'stand-in-misspelt',
  (field: string, words: string, kind?: 'address' | 'gap' | 'sample') => {
    if (kind === 'sample')
      return {
        message: `${inField(words, field)} says that something is not true yet, but this file has no \`!todo\`.`,
        help: 'If the true figures are here now, delete these words, and others like them in this file. If not, write `!todo` before each value that must still be replaced.',
        advice: { is: 'a sample' },
      }
    const mark =
      'rite `!todo` before the whole value, as in `title: !todo Welcome` (in a table, leave the cell empty). Then `npx ukurasa todo` lists it.'
    if (kind === 'address')
      return {
        message: `${inField(words, field)} is only an example. Such an address belongs to nobody.`,
        help: `Write your own address. If you do not know it yet, w${mark}`,
      }
    return {
      message: `${inField(words, field)} ${kind ? 'marks missing words or figures' : 'does not mark a stand-in'}. The page would show it.`,
      help: kind
        ? `Write the true words or figures. If you do not know them yet, w${mark}`
        : `Instead, w${mark} Or write the true value.`,
    }
  },
)

export const about: About = {
  what: 'A text has a word such as `TODO` or `todo!`, or a filler such as `???`, `XXXX`, `[name]`, `{Name}` or `Add a heading`. Or a contact still has the details of a new site: `P.O. Box 000`, `+254 700 000 000`, `office@example.org`. Or a text says `Placeholder figures`, but no value in its file has `!todo`.',
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
