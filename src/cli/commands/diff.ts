import { command } from '../command.ts'
import { siteOptions } from '../options.ts'

export const diff = command({
  name: 'diff',
  group: 'review',
  summary: 'says in words what changed on the site since a commit',
  about: [
    'Reads the site at that commit from git; nothing is checked out.',
    '`main...` is where your branch parted from main: what others have changed there since is not told.',
  ],
  asks: (ask) => ({
    ref: ask.optional('REF', 'the commit, branch or tag to compare with (default: main...)') ?? 'main...',
    root: siteOptions(ask).root,
    to: ask.text({
      name: 'to',
      value: 'REF',
      says: 'compares with this commit instead of the files as they are',
    }),
    format: ask.oneOf({ name: 'format', says: 'for a terminal, for a comment, for programs' }, [
      'text',
      'markdown',
      'json',
    ]),
  }),
  load: async () => (await import('../diff.ts')).diff,
  examples: [
    ['diff', 'what you changed since your branch parted from main'],
    ['diff main', 'what the files say that the branch main does not say'],
    ['diff v1 --to v2', 'what changed between two tags'],
    ['diff origin/main --format markdown', 'the same as a comment on a change'],
  ],
})
