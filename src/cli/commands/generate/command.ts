import { defineCommand } from '../../command.ts'

export const command = defineCommand({
  name: 'generate',
  group: 'extend',
  summary: 'writes the lists, schemas and references that are made from src/',
  asks: (ask) => ({
    check: ask.flag('check', 'only lists the stale files; the exit code is 1 if there are any'),
  }),
  run: async (options) => (await import('./generate.ts')).generate(options),
  examples: [
    ['generate', 'run this after you add a block or change its fields'],
    ['generate --check', 'says whether everything is up to date; writes nothing'],
  ],
})
