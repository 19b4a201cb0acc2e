import { type About, error } from '../finding.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notALanguage = error('not-a-language', (...refused: Refused) =>
  cannotBe(
    refused,
    'the short name of a language',
    'Write it as in en, en-KE, sw or de: browsers and screen readers go by it.',
  ),
)

export const about: About = {
  what: '`lang` in site.yaml is not the short name of a language.',
  why: 'Browsers, screen readers and search engines go by it, and so do dates and numbers.',
  examples: [
    {
      in: 'site',
      wrong: `
        lang: English
      `,
      right: `
        lang: en
      `,
    },
    {
      in: 'site',
      wrong: `
        lang: en KE
      `,
      right: `
        lang: en-KE
      `,
    },
  ],
}
