import { command } from '../command.ts'
import { siteOptions } from '../options.ts'

export const todo = command({
  name: 'todo',
  group: 'review',
  summary: 'lists the stand-ins (!todo) that the site still has',
  asks: siteOptions,
  load: async () => (await import('../todo.ts')).todo,
  examples: [['todo', 'lists them with file, line and column']],
})
