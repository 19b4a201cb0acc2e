import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `wrong` is what shows that another network is meant: its name, its address, or the same address at another one. */
export const networkMisspelt = warning(
  'network-misspelt',
  (name: string, meant: string, wrong: 'name' | 'address' | 'exchanged' | 'same address') => ({
    message:
      wrong === 'name'
        ? `There is no network ${quoted(name)}.`
        : wrong === 'exchanged'
          ? `The addresses of ${quoted(name)} and ${quoted(meant)} have changed places.`
          : wrong === 'address'
            ? `The address of ${quoted(name)} belongs to ${quoted(meant)}.`
            : `${quoted(name)} has the same address as ${quoted(meant)}.`,
    help:
      wrong === 'name'
        ? `Did you mean ${quoted(meant)}?`
        : wrong === 'exchanged'
          ? `Write the address of each behind its own name.`
          : `Write the address of ${quoted(name)} here, or correct the name of the network.`,
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
