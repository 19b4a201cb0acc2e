import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const circularValue = error('circular-value', (name: string) => ({
  message: `The value ${quoted(name)} includes itself.`,
  help: 'In one of the values, write the text itself instead of `${…}`.',
}))

export const about: About = {
  what: 'A value in site.yaml includes itself, directly or through other values.',
  why: 'To write such a value, Ukurasa would need the value itself.',
  examples: [
    {
      in: 'site',
      wrong: `
        facts:
          hen: grown from \${facts.egg}
          egg: laid by \${facts.hen}
      `,
      right: `
        facts:
          hen: grown from \${facts.egg}
          egg: an egg of the farm
      `,
    },
    {
      in: 'site',
      wrong: `
        facts:
          fee: \${facts.fee} a term
      `,
      right: `
        facts:
          fee: 64,200 a term
      `,
    },
  ],
}
