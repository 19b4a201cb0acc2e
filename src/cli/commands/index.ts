// What each command declares, one line a command. The code of a command is loaded when it runs.
export { build } from './build.ts'
export { check } from './check.ts'
export { dev } from './dev.ts'
export { explain } from './explain.ts'
export { fix } from './fix.ts'
export { generate } from './generate.ts'
export { preview } from './preview.ts'
export { todo } from './todo.ts'
