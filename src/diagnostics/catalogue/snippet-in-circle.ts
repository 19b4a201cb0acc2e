import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const snippetInCircle = error('snippet-in-circle', (name: string) => ({
  message: `The snippet ${quoted(name)} takes up itself in the end.`,
  help: 'Write one of the blocks out instead of `use:`.',
}))

export const about: About = {
  what: 'A snippet takes up itself, perhaps by way of others.',
  why: 'Its blocks would never end.',
  examples: [
    {
      in: 'words',
      wrong: '`use: snippets/apply` in pages/snippets/apply.yaml',
      right: 'the blocks themselves',
    },
    {
      in: 'words',
      wrong: 'two snippets that take up each other',
      right: 'one that takes up the other',
    },
  ],
}
