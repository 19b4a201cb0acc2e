import { type About, note } from '../message.ts'
import { count, quoted } from '../wording.ts'

export const letterNotInFont = note(
  'letter-not-in-font',
  (letters: string, pages: number, characters = '') => ({
    message: `The font of the site lacks characters of ${pages > 0 ? count(pages, 'page') : 'site.yaml'}: ${quoted(letters)}.`,
    help: `Visitors see another font there. Write in site.yaml${characters ? ', instead of what is there' : ''}:`,
    lines: [`characters: ${JSON.stringify(characters + letters)}`],
  }),
)

export const about: About = {
  what: 'Texts have letters or signs that the font can show, but that are not among the characters of the site.',
  why: 'So that pages load fast, the font of a site only has the characters that most sites need, those of the words in its languages, and those that `characters` in site.yaml names. Visitors see any other letter in another font, in the middle of a word.',
  examples: [
    {
      in: 'words',
      wrong: '`title: Gĩkũyũ`, and no `ĩ` and `ũ` in `characters` of site.yaml',
      right: 'the same, and `characters: ĩũ` in site.yaml',
    },
    {
      in: 'words',
      wrong: '`amount: 25 €`, and `characters: ß` in site.yaml',
      right: 'the same, and `characters: ß€` in site.yaml',
    },
  ],
}
