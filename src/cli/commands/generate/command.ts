import { defineCommand } from '../../command.ts'

export const command = defineCommand({
  name: 'generate',
  group: 'extend',
  summary: 'writes lists, schemas and references from blocks, messages, languages and hosts',
  asks: (ask) => ({
    check: ask.flag(
      'check',
      'lists the files that are out of date; writes nothing; exits with 1 if there are any',
    ),
  }),
  run: async (options) => (await import('./generate.ts')).generate(options),
  examples: [
    ['generate', 'run this after you change a block, a message, a language or a host'],
    ['generate --check', 'says whether everything is up to date; writes nothing'],
  ],
})
