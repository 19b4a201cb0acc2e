import { command } from '../command.ts'

export const newBlock = command({
  name: 'new block',
  group: 'extend',
  summary: 'writes the folder of a block to begin with, and the lists that name it',
  about: [
    'A block is a folder in src/blocks/: its fields, its view, its styles and its examples. See README.md.',
  ],
  asks: (ask) => ({ type: ask.argument('NAME', 'how pages call it, in camel case: faq, priceList') }),
  load: async () => (await import('../new-block.ts')).newBlock,
  examples: [['new block faq', 'writes src/blocks/faq/, and pages may say - type: faq']],
})
