import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const circularValue = error('circular-value', (name: string) => ({
  message: `The value ${quoted(name)} takes up itself in the end.`,
  help: 'Write one of the values out.',
}))

export const about: About = {
  what: 'A value in site.yaml takes up another one that in the end takes up the first.',
  why: 'It could never be written out: each waits for the other.',
  examples: [
    {
      in: 'site',
      wrong: `
        facts:
          hen: from the \${facts.egg}
          egg: from the \${facts.hen}
      `,
      right: `
        facts:
          hen: from the \${facts.egg}
          egg: from the farm
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
