import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

/** `isTitle`: the word is in the title of the page. */
export const lettersSwapped = warning('letters-swapped', (word: string, usual: string, isTitle: boolean) => ({
  message: `${quoted(word)} is written ${quoted(usual)} ${isTitle ? 'elsewhere on the page' : 'in the title of the page'}.`,
  help: `Did you mean ${quoted(usual)}? If ${quoted(word)} is right, write \`${word}: ${usual}\` below \`spelling:\` in site.yaml.`,
}))

export const about: About = {
  what: 'Two letters of a word have changed places in a heading, or in the title or the description of the page.',
  why: 'Fast typing swaps letters, and readers notice headings first.',
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
      in: 'page',
      wrong: `
        title: The library
        description: When the lirbary of the school is open, and which books it has.
      `,
      right: `
        title: The library
        description: When the library of the school is open, and which books it has.
      `,
    },
  ],
}
