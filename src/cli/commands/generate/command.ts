import { defineCommand } from '../../command.ts'

export const command = defineCommand({
  name: 'generate',
  group: 'extend',
  summary: 'writes the files that are made from blocks: lists, schemas and references',
  asks: (ask) => ({
    check: ask.flag(
      'check',
      'lists the files that are out of date; writes nothing; exits with 1 if there are any',
    ),
  }),
  run: async (options) => (await import('./generate.ts')).generate(options),
  examples: [
    ['generate', 'run this after you add a block, or change the fields of one'],
    ['generate --check', 'says whether everything is up to date; writes nothing'],
  ],
})
