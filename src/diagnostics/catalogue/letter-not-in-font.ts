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
  what: 'The texts have letters or signs that the font of the site does not have. Add them to `characters` in site.yaml.',
  why: 'The font only has the letters that most sites and the languages of this site need, so that pages load fast. Visitors see any other letter in another font, in the middle of a word.',
  examples: [
    {
      in: 'words',
      wrong: '`title: Gĩkũyũ`, and no `ĩ` and `ũ` in `characters` of site.yaml',
      right: 'the same, and `characters: ĩũ` in site.yaml',
    },
    {
      in: 'words',
      wrong: '`text: It costs 25 €.`, and no `€` in `characters` of site.yaml',
      right: 'the same, and `characters: €` in site.yaml',
    },
  ],
}
