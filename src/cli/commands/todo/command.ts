import { defineCommand } from '../../command.ts'
import { siteOptions } from '../../options/shared.ts'

export const command = defineCommand({
  name: 'todo',
  group: 'review',
  summary: 'lists the stand-ins (!todo), with their owners and due dates',
  about: [
    'A comment names the owner and the due date, after the value or on the line above:',
    '',
    '  phone: !todo "+254 700 000 000" # owner: bursar, due: 2026-12-01',
    '',
    'Both are optional. A comment above a group or after its name is for all stand-ins in the group.',
    'A comment at the top of a file is for all stand-ins in the file.',
  ],
  asks: (ask) => ({
    ...siteOptions(ask),
    owner: ask.text({ name: 'owner', value: 'NAME', help: 'lists only the stand-ins of this owner' }),
    format: ask.oneOf({ name: 'format', help: 'pretty for people, json for programs' }, ['pretty', 'json']),
  }),
  run: async (options) => (await import('./todo.ts')).todo(options),
  examples: [
    ['todo', 'lists them by owner, the most urgent first'],
    ['todo --owner bursar', 'lists only the stand-ins of the bursar'],
    ['todo --today 2026-12-02', 'marks what would be overdue on that day'],
    ['todo --format json', 'the same for programs'],
  ],
})
