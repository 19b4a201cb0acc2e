import { command } from '../command.ts'

export const explain = command({
  name: 'explain',
  group: 'write',
  summary: 'says more about a message: what it means, why it matters, two examples',
  about: ['The code is the word in [brackets] after the message. schema/messages.md holds all of them.'],
  asks: (ask) => ({ code: ask.optional('CODE', 'the code of a message; without it all are listed') }),
  load: async () => (await import('../explain.ts')).explain,
  examples: [
    ['explain colon-in-text', 'explains the message that ends in [colon-in-text]'],
    ['explain', 'lists all codes'],
  ],
})
