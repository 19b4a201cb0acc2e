import { defineCommand } from '../../command.ts'
import { formatOption, siteOptions } from '../../options/shared.ts'

export const command = defineCommand({
  name: 'todo',
  group: 'review',
  summary: 'lists the stand-ins (!todo), with their owners and due dates',
  about: [
    'A comment names the owner and the due date, after the value or on the line above:',
    '',
    '  phone: !todo "+254 700 000 000" # owner: bursar, due: 2026-12-01',
    '',
    'A comment above a group, after its name, or at the top of the file covers all stand-ins in it.',
    'Both parts are optional.',
  ],
  asks: (ask) => ({
    ...siteOptions(ask),
    owner: ask.text({ name: 'owner', value: 'NAME', help: 'only those of this owner' }),
    format: formatOption(ask),
  }),
  run: async (options) => (await import('./todo.ts')).todo(options),
  examples: [
    ['todo', 'lists them by owner, the most urgent first'],
    ['todo --owner bursar', 'only those of the bursar'],
    ['todo --today 2026-12-02', 'marks what would be overdue on that day'],
    ['todo --format json', 'the same for programs'],
  ],
})
