import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const snippetInCircle = error('snippet-in-circle', (name: string) => ({
  message: `The snippet ${quoted(name)} includes itself.`,
  help: 'Replace one `use:` with a copy of the blocks that it includes.',
}))

export const about: About = {
  what: 'A snippet includes itself, directly or through other snippets.',
  why: 'Its blocks would never end.',
  examples: [
    {
      in: 'words',
      wrong: '`use: snippets/apply` in pages/snippets/apply.yaml',
      right: 'the blocks themselves',
    },
    {
      in: 'words',
      wrong: 'two snippets that include each other',
      right: 'one that includes the other',
    },
  ],
}
