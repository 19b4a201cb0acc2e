import { command } from '../command.ts'
import { formatOption, siteOptions } from '../options.ts'

export const todo = command({
  name: 'todo',
  group: 'review',
  summary: 'lists the stand-ins (!todo), with who sees to them and until when',
  about: [
    'A remark says the owner and the day, behind the value or above its line:',
    '',
    '  phone: !todo "+254 700 000 000" # owner: bursar, due: 2026-12-01',
    '',
    'Above a group, behind its name, or at the head of the file it holds for all stand-ins in it. Both are optional.',
  ],
  asks: (ask) => ({
    ...siteOptions(ask),
    owner: ask.text({ name: 'owner', value: 'NAME', says: 'only those that this person sees to' }),
    format: formatOption(ask),
  }),
  load: async () => (await import('../todo.ts')).todo,
  examples: [
    ['todo', 'lists them by owner, the most urgent first'],
    ['todo --owner bursar', 'only those of the bursar'],
    ['todo --today 2026-12-02', 'marks what would be overdue on that day'],
    ['todo --format json', 'the same for programs'],
  ],
})
