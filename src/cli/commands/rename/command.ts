import { defineCommand } from '../../command.ts'
import { siteOptions } from '../../options/shared.ts'

export const command = defineCommand({
  name: 'rename',
  group: 'write',
  summary: 'gives a page a new address, and updates every link to it',
  about: [
    'Moves the file and changes menus, chains and links. The part of a link after # stays the same.',
    'The old address becomes an alias of the page, so old links and bookmarks still work.',
    'Changes only the lines that need it.',
  ],
  asks: (ask) => ({
    from: ask.argument('OLD', 'the address of the page'),
    to: ask.argument('NEW', 'its new address'),
    ...siteOptions(ask),
    dryRun: ask.flag('dry-run', 'shows what would change; writes nothing'),
  }),
  run: async (options) => (await import('./rename.ts')).rename(options),
  examples: [
    ['rename /talent /talents', 'moves pages/talent.yaml and updates every link to it'],
    ['rename /chess /clubs/chess --dry-run', 'shows the lines before and after, and writes nothing'],
  ],
})
