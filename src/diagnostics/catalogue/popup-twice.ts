import { type About, warning } from '../message.ts'
import * as remedies from '../remedies.ts'

export const popupTwice = warning('popup-twice', (place: string) => ({
  message: `The popup in ${place} opens over the page, too.`,
  help: remedies.oneOnly(['promoPopup']),
}))

export const about: About = {
  what: 'A page has two blocks `promoPopup`. One of them may be in a snippet.',
  why: 'Both open as soon as the page does. Visitors have to close two of them before they can read.',
  examples: [
    {
      in: 'words',
      wrong: 'a block `promoPopup` for the open day below the one for the new term',
      right: 'one `promoPopup` for both, or a block `contentBlocks` for the open day',
    },
    {
      in: 'words',
      wrong: 'a block `promoPopup` beside `use: snippets/offer`, which has one',
      right: '`use: snippets/offer` alone',
    },
  ],
}
