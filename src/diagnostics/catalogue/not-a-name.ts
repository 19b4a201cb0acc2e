import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

/** `owner` is the field as messages call it; `meant` is the same name in one word. */
export const notAName = error('not-a-name', (name: string, owner: string, meant: string) => ({
  message: `${owner} cannot have the name ${quoted(name)}: no text could use it.`,
  help: `Write it in one word, without braces: \`${meant || 'name'}\`.`,
}))

export const about: About = {
  what: 'A fact or a link in site.yaml has a name that no text can use.',
  why: 'Texts name a fact as in `${facts.accountRule}`. A space or a brace (`{` or `}`) in the name would end it too early, and the page would show `${…}` instead of the fact.',
  examples: [
    {
      in: 'site',
      wrong: `
        facts:
          account rule: Pay to school accounts only.
      `,
      right: `
        facts:
          accountRule: Pay to school accounts only.
      `,
    },
    {
      in: 'site',
      wrong: `
        facts:
          "{fee}": 64,200
      `,
      right: `
        facts:
          fee: 64,200
      `,
    },
  ],
}
