import { type About, note } from '../message.ts'
import { count, quoted } from '../wording.ts'

export const oddSpelling = note(
  'odd-spelling',
  (word: string, usual: string, places: number, usualPlaces: number) => ({
    message: `${quoted(word)} stays as it is, although the usual spelling is ${quoted(usual)}. The word is in ${count(places, 'text')} of the site.`,
    help:
      places > 0 || usualPlaces === 0
        ? 'You need not do anything.'
        : `${quoted(usual)} is in ${count(usualPlaces, 'text')}. If that is right, write ${quoted(`${usual}: ${word}`)}.`,
  }),
)

export const about: About = {
  what: 'The list `spelling` in site.yaml has this word, so no message asks you to correct it.',
  why: 'You need not do anything. If no page has the word any more, delete its line from the list.',
  examples: [
    {
      in: 'words',
      wrong: '`perfomance: performance` below `spelling:`, although no page says `perfomance` any more',
      right: 'no such line',
    },
    {
      in: 'words',
      wrong: '`performance: perfomance` below `spelling:`, although the pages say `perfomance`',
      right: '`perfomance: performance`: first the word as the pages spell it, then its usual spelling',
    },
  ],
}
