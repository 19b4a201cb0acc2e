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
  what: 'A word is in the list `spelling` in site.yaml, because its unusual spelling is intended.',
  why: 'This note is only a reminder: the unusual spelling is no mistake. When no page has the word any more, delete it from `spelling`.',
  examples: [
    {
      in: 'words',
      wrong: '`perfomance: performance` below `spelling:`, although the page has been renamed',
      right: 'no such line',
    },
    {
      in: 'words',
      wrong: 'an unusual word that is not in this list, so that somebody corrects it',
      right: 'the word below `spelling:` with its usual spelling',
    },
  ],
}
