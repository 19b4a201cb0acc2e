import { type About, note } from '../finding.ts'
import { count, quoted } from '../wording.ts'

export const oddSpelling = note('odd-spelling', (word: string, usual: string, places: number) => ({
  message: `${quoted(word)} is kept as it is spelt, usually ${quoted(usual)}; it stands in ${count(places, 'text')} of the site.`,
}))

export const about: About = {
  what: 'A word is listed under `spelling` in site.yaml: it is spelt oddly on purpose.',
  why: 'Nobody should wonder whether it is a mistake, and nobody should "correct" it by chance.',
  examples: [
    {
      in: 'words',
      wrong: '`perfomance: performance` below `spelling:`, although the page has been renamed',
      right: 'no such line',
    },
    {
      in: 'words',
      wrong: 'a word on purpose that is not listed there, so that somebody corrects it',
      right: 'the word below `spelling:` with its usual spelling',
    },
  ],
}
