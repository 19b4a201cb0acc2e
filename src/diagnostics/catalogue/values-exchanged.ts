import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

type Field = readonly [name: string, value: string]

/** `place`: where the other one is. Without it, both are fields of one entry. */
export const valuesExchanged = warning('values-exchanged', (here: Field, there: Field, place?: string) => ({
  message: `${quoted(here.join(': '))} and ${quoted(there.join(': '))} seem to have changed places.`,
  help: place
    ? `Exchange the two: the other one is in ${place}.`
    : `Did you mean ${quoted(`${here[0]}: ${there[1]}`)} and ${quoted(`${there[0]}: ${here[1]}`)}?`,
}))

export const about: About = {
  what: 'Two values have changed places: two cells in a row of a table, two pictures, or the words of two pictures.',
  why: 'Such a mistake is easy to miss, and visitors read something wrong.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: table
          columns:
            - name: Item
            - name: Number
              kind: number
          items:
            - Item: Towels
              Number: 2
            - Item: 6
              Number: Pairs of socks
            - Item: Blankets
              Number: 1
      `,
      right: `
        - type: table
          columns:
            - name: Item
            - name: Number
              kind: number
          items:
            - Item: Towels
              Number: 2
            - Item: Pairs of socks
              Number: 6
            - Item: Blankets
              Number: 1
      `,
    },
    {
      in: 'words',
      wrong:
        '`image: images/farm-eggs.svg` with `caption: Milk for the tea`, and `image: images/farm-milk.svg` with `caption: Eggs for breakfast`',
      right:
        '`image: images/farm-eggs.svg` with `caption: Eggs for breakfast`, and `image: images/farm-milk.svg` with `caption: Milk for the tea`',
    },
  ],
}
