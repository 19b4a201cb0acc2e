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
  what: 'Some letters or signs of texts are not in the font of this site. `characters` in site.yaml adds them.',
  why: 'The font only has the letters that most sites and its own languages need, so that pages load fast. Visitors see any other letter in another font, in the middle of a word.',
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
