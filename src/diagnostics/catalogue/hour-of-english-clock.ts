import { type About, warning } from '../message.ts'
import { allOf, oneOf } from '../wording.ts'

export const hourOfEnglishClock = warning(
  'hour-of-english-clock',
  (hours: readonly { readonly words: string; readonly meant: string }[]) => ({
    message: `On the Swahili clock there is no ${oneOf(hours.map(({ words }) => words))}.`,
    help: `It counts from six: \`saa 2 asubuhi\` is 08:00. Did you mean ${allOf(hours.map(({ meant }) => meant))}?`,
  }),
)

export const about: About = {
  what: 'A Swahili text gives an hour of the English clock, such as `saa 8 asubuhi` or `8.00 asubuhi`.',
  why: 'Visitors who read `saa 8` come six hours too early or too late.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Ofisi iko wazi kuanzia saa 8 asubuhi hadi saa 11 jioni.
      `,
      right: `
        - type: richText
          text: Ofisi iko wazi kuanzia saa 2 asubuhi hadi saa 11 jioni.
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Mkutano wa wazazi utaanza saa mbili mchana.
      `,
      right: `
        - type: richText
          text: Mkutano wa wazazi utaanza saa nane mchana.
      `,
    },
  ],
}
