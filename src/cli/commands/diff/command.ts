import { defineCommand } from '../../command.ts'
import { rootOption } from '../../options/shared.ts'

export const command = defineCommand({
  name: 'diff',
  group: 'review',
  summary: 'says in words what changed on the site since a commit',
  about: [
    'Reads the older version from git and leaves your files as they are.',
    '`main...` is the commit where you branched from main. Later changes on main are not shown.',
  ],
  asks: (ask) => ({
    ref: ask.optional('REF', 'the commit, branch or tag to compare with (default: main...)') ?? 'main...',
    root: rootOption(ask),
    to: ask.text({
      name: 'to',
      value: 'REF',
      help: 'compares with this commit instead of the files as they are now',
    }),
    format: ask.oneOf({ name: 'format', help: 'for a terminal, for a comment, for programs' }, [
      'text',
      'markdown',
      'json',
    ]),
  }),
  run: async (options) => (await import('./diff.ts')).diff(options),
  examples: [
    ['diff', 'what you changed since you branched from main'],
    ['diff main', 'how your files differ from the branch main'],
    ['diff v1 --to v2', 'what changed between two tags'],
    ['diff origin/main --format markdown', 'the differences as a comment for a pull request'],
  ],
})
