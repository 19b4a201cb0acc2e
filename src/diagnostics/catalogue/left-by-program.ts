import { type About, warning } from '../message.ts'
import { sameForMore } from '../remedies.ts'
import { quoted } from '../wording.ts'

/** `lines`: those of all cells of a column with the same mistake. */
export const leftByProgram = warning(
  'left-by-program',
  (owner: string, written: string, help: string, [first = 0, ...others]: readonly number[] = []) => ({
    message: `${quoted(written)} in ${owner} comes from another program. The page would show it.`,
    help: others.length > 0 ? `${help} ${sameForMore(first, others, true)}` : help,
  }),
)

export const about: About = {
  what: 'A text has words or signs in it that a program such as Word, Excel, WordPress or WhatsApp has put there, or that only such a program understands. Or it has the first or last sentence of an answer from an AI, such as ChatGPT.',
  why: 'Visitors would wonder about them.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: The HYPERLINK "/fees" fees are due in January.
      `,
      right: `
        - type: richText
          text: The [fees](/fees) are due in January.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: hero
          title: Sing with us
          text: Every voice has a place.
          image: images/hall.svg
          alt: A group of people. Description automatically generated
      `,
      right: `
        - type: hero
          title: Sing with us
          text: Every voice has a place.
          image: images/hall.svg
          alt: Boys in the hall
      `,
    },
  ],
}
