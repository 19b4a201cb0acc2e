/** The command line: finds the command, runs it, gives the exit code. */
import { complain } from './complain.ts'
import { HELP } from './help.ts'
import { type Options, parseOptions } from './options.ts'

type Command = (options: Options) => Promise<number> | number

/** Each command is loaded only when it is called: `check` must not wait for what `build` needs. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  build: async () => (await import('./build.ts')).build,
  check: async () => (await import('./check.ts')).check,
  dev: async () => (await import('./dev.ts')).dev,
  generate: async () => (await import('./generate/generate.ts')).generate,
  preview: async () => (await import('./preview.ts')).preview,
  todo: async () => (await import('./todo.ts')).todo,
}

/** Exit codes: 0 fine, 1 the content has errors, 2 wrong usage or surroundings. */
export async function main(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(HELP)
    return name === undefined ? 2 : 0
  }
  const load = COMMANDS[name]
  if (!load)
    return complain(`There is no command \`${name}\`. The commands are: ${Object.keys(COMMANDS).join(', ')}.`)
  const options = parseOptions(rest)
  if ('problem' in options) return complain(options.problem)
  if (options.help) {
    process.stdout.write(HELP)
    return 0
  }
  return (await load())(options)
}
