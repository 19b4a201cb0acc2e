import { command } from '../command.ts'

export const generate = command({
  name: 'generate',
  group: 'extend',
  summary: 'writes the lists, schemas and references that are made from src/',
  asks: (ask) => ({ check: ask.flag('check', 'only says what is stale, with exit code 1') }),
  load: async () => (await import('../generate/generate.ts')).generate,
  examples: [
    ['generate', 'after a block was added or its fields changed'],
    ['generate --check', 'says whether everything is fresh; writes nothing'],
  ],
})
