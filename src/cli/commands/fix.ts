import { command } from '../command.ts'
import { siteOptions } from '../options.ts'

export const fix = command({
  name: 'fix',
  group: 'write',
  summary: 'mends what is safe to mend: tabs, quotes, misspelt names, amounts, links',
  about: [
    'Changes only the lines that need it: comments, quotes and blank lines stay as they are.',
    'What it cannot know it leaves, and says what to write.',
  ],
  asks: (ask) => ({
    ...siteOptions(ask),
    dryRun: ask.flag('dry-run', 'shows what would change; writes nothing'),
  }),
  load: async () => (await import('../fix.ts')).fix,
  examples: [
    ['fix --dry-run', 'shows the changes as a diff'],
    ['fix', 'makes them, and says what is left'],
  ],
})
