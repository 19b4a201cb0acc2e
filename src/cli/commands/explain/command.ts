import { defineCommand } from '../../command.ts'

export const command = defineCommand({
  name: 'explain',
  group: 'write',
  summary: 'explains a message: what it means, why it matters, with two examples',
  about: ['The code is the word in [brackets] after the message. schema/messages.md lists all codes.'],
  asks: (ask) => ({ code: ask.optional('CODE', 'the code of a message; without it, all codes are listed') }),
  run: async (options) => (await import('./explain.ts')).explain(options),
  examples: [
    ['explain colon-in-text', 'explains the messages with [colon-in-text] in their first line'],
    ['explain', 'lists all codes'],
  ],
})
