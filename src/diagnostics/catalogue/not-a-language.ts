import { type About, error } from '../message.ts'
import { cannotBe, type Refused } from '../wording.ts'

export const notALanguage = error('not-a-language', (...refused: Refused) =>
  cannotBe(
    refused,
    'a language code',
    'Write a code such as en, sw or fr, or one with a country, such as en-KE.',
  ),
)

export const about: About = {
  what: 'A language in site.yaml is not written as its code, such as `en`, or `en-KE` with a country.',
  why: 'Browsers, screen readers and search engines use it. The style of dates and numbers depends on it too.',
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
