import { command } from '../command.ts'
import { siteOptions } from '../options.ts'

export const rename = command({
  name: 'rename',
  group: 'write',
  summary: 'gives a page another address, in every link to it as well',
  about: [
    'Moves the file, edits menus, chains and links (anchors stay), and adds the old address to the aliases of the page,',
    'so that old links and bookmarks still lead there. Changes only the lines that need it.',
  ],
  asks: (ask) => ({
    from: ask.argument('OLD', 'the address of the page'),
    to: ask.argument('NEW', 'the address that it gets'),
    ...siteOptions(ask),
    dryRun: ask.flag('dry-run', 'shows what would change; writes nothing'),
  }),
  load: async () => (await import('../rename.ts')).rename,
  examples: [
    ['rename /talent /talents', 'moves pages/talent.yaml and edits every link to it'],
    ['rename /chess /clubs/chess --dry-run', 'shows the changes as a diff'],
  ],
})
