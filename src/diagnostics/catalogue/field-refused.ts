import { type About, error } from '../message.ts'

export const fieldRefused = error('field-refused', (name: string, detail: string) => ({
  message: `${name}: ${detail}`,
}))

export const about: About = {
  what: 'A field breaks a rule of its block. This rule has no code of its own.',
  why: 'Blocks that were added to Ukurasa may have rules of their own. The message names the rule.',
  examples: [
    {
      in: 'words',
      wrong: 'a value that the rule of the block forbids',
      right: 'a value that the message allows',
    },
    {
      in: 'words',
      wrong: 'two fields that the block does not allow together',
      right: 'one of the two',
    },
  ],
}
