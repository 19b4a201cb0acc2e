import { type About, error } from '../message.ts'

export const fieldRefused = error('field-refused', (name: string, detail: string) => ({
  message: `${name}: ${detail}`,
}))

export const about: About = {
  what: 'A field breaks a rule of its block.',
  why: 'Blocks that somebody added to Ukurasa can have their own rules. The message says what the rule is.',
  examples: [
    {
      in: 'words',
      wrong: '`stars: 7` in a block that only allows 1 to 5',
      right: '`stars: 5`',
    },
    {
      in: 'words',
      wrong: '`video:` and `image:` in a block that only allows one of them',
      right: 'only `video:`',
    },
  ],
}
