import { defineCommand } from '../../command.ts'
import { siteOptions } from '../../options/shared.ts'

export const command = defineCommand({
  name: 'fix',
  group: 'write',
  summary: 'fixes what is safe to fix: tabs, quotes, misspelt names, amounts, links',
  about: [
    'Changes only the lines that need it: comments, quotes and empty lines stay as they are.',
    'Where the right value is not certain, it changes nothing and says what to write.',
    'In tables (.csv), it only corrects single values, such as dates and amounts.',
  ],
  asks: (ask) => ({
    ...siteOptions(ask),
    dryRun: ask.flag('dry-run', 'shows what would change; writes nothing'),
  }),
  run: async (options) => (await import('./fix.ts')).fix(options),
  examples: [
    ['fix --dry-run', 'shows the lines before and after, and writes nothing'],
    ['fix', 'makes the changes, and lists the errors that are left'],
  ],
})
