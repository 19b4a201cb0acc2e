import { defineCommand } from '../../command.ts'

export const command = defineCommand({
  name: 'new block',
  group: 'extend',
  summary: 'writes the folder of a new block, so that pages can use it',
  about: [
    'A block is a folder in blocks/ of your site: its fields, its view, its styles and its examples. In the repository of Ukurasa, it is in src/blocks/ instead.',
  ],
  asks: (ask) => ({
    type: ask.argument(
      'NAME',
      'the name that pages use, with a capital for each further word: quote, priceList',
    ),
  }),
  run: async (options) => (await import('./new-block.ts')).newBlock(options),
  examples: [['new block quote', 'writes blocks/quote/; pages can then have `- type: quote`']],
})
