import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

const RIGHT_IN = {
  choice: 'above. Visitors would see two choices',
  heading: 'in the title of the page',
  title: 'elsewhere on the page',
  name: 'in a `name` of this block',
  contact: 'in the name of this contact',
  dictionary: 'in dictionaries',
  site: 'in `organisation` of site.yaml',
}

/** `place` is where the word is, or a dictionary for a word that many people misspell. `site`: it is the name of the site. */
export const lettersSwapped = warning(
  'letters-swapped',
  (word: string, usual: string, place: keyof typeof RIGHT_IN) => ({
    message: `Here it is ${quoted(word)}, but ${quoted(usual)} ${RIGHT_IN[place]}.`,
    help: `Did you mean ${quoted(usual)}?${place === 'choice' ? '' : ` If ${quoted(word)} is right, write \`${word}: ${usual}\` below \`spelling:\` in site.yaml.`}`,
    ...(place !== 'choice' && { advice: { keep: [word, usual] } }),
  }),
)

export const about: About = {
  what: 'A word is misspelt: two of its letters have changed places, or many people make this mistake. Or a surname or an e-mail address differs by one letter from the name in the same block or contact. Or the apostrophe in the name of the site or of its place is missing, or in the wrong place. Or a block `dashboards` writes one year in two ways.',
  why: 'Visitors notice misspelt words, above all in headings. A year with two spellings looks like two years to them.',
  examples: [
    {
      in: 'page',
      wrong: `
        title: Our history
        description: How the school began in a tent, and who helped to build its first hall.
        blocks:
          - type: hero
            title: Our histroy
      `,
      right: `
        title: Our history
        description: How the school began in a tent, and who helped to build its first hall.
        blocks:
          - type: hero
            title: Our history
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: dashboards
          items:
            - id: plays
              year: 2024-25
              title: Our plays
              embedUrl: https://example.net/plays
            - id: songs
              year: 2024 - 25
              title: Our songs
              embedUrl: https://example.net/songs
      `,
      right: `
        - type: dashboards
          items:
            - id: plays
              year: 2024-25
              title: Our plays
              embedUrl: https://example.net/plays
            - id: songs
              year: 2024-25
              title: Our songs
              embedUrl: https://example.net/songs
      `,
    },
  ],
}
