import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

/** `isAddress`: the address shows what is meant. */
export const networkMisspelt = warning(
  'network-misspelt',
  (name: string, meant: string, isAddress: boolean) => ({
    message: isAddress
      ? `The address of ${quoted(name)} belongs to ${quoted(meant)}.`
      : `There is no network ${quoted(name)}.`,
    help: isAddress ? 'Correct the name of the network, or its address.' : `Did you mean ${quoted(meant)}?`,
  }),
)

export const about: About = {
  what: 'The name of a social network is misspelt, or its address belongs to another network.',
  why: 'Visitors see the name on every page. They expect that the link leads to the network of this name.',
  examples: [
    {
      in: 'site',
      wrong: `
        social:
          - network: Facebok
            href: https://www.facebook.com/example
      `,
      right: `
        social:
          - network: Facebook
            href: https://www.facebook.com/example
      `,
    },
    {
      in: 'site',
      wrong: `
        social:
          - network: Instagram
            href: https://www.facebook.com/example
      `,
      right: `
        social:
          - network: Instagram
            href: https://www.instagram.com/example
      `,
    },
  ],
}
