import { type About, note } from '../message.ts'

export const searchWordsTwice = note('search-words-twice', (other: string) => ({
  message: `The search words are the same as those of ${other}.`,
  help: 'If this page is a copy, write its own words. If both pages are meant, you need not do anything.',
}))

export const about: About = {
  what: 'Two pages have the same `searchWords`.',
  why: 'Usually somebody copied the page and did not change these words. A search for them finds both pages.',
  examples: [
    {
      in: 'words',
      wrong: 'a page about tennis with `searchWords: soccer`, copied from the page about football',
      right: '`searchWords: racket, court` on the page about tennis',
    },
    {
      in: 'words',
      wrong: '`searchWords: board games` on the page about chess, and also on the page about bicycles',
      right: '`searchWords: bikes, riding` on the page about bicycles',
    },
  ],
}
