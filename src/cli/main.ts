/** The command line: finds the command, runs it, gives the exit code. */

import { isInterruption } from '../build/publish/interruptible.ts'
import { reasonOf } from '../core/base/user-error.ts'
import { nearest } from '../diagnostics/wording.ts'
import type { Command } from './command.ts'
import * as declared from './commands/index.ts'
import { complain } from './complain.ts'
import { helpOf, overview } from './help.ts'
import { INTERRUPTED } from './on-interrupt.ts'

/** All that there are. Their code is loaded only when they run: `check` must not wait for what `build` needs. */
export const COMMANDS: readonly Command[] = Object.values(declared)

/** Exit codes: 0 fine, 1 the content has errors, 2 wrong usage or surroundings. */
export async function main(words: readonly string[]): Promise<number> {
  const [first, ...rest] = words
  if (first === undefined) {
    process.stderr.write(overview(COMMANDS))
    return 2
  }
  if (isHelp(first)) return help(rest)
  const named = commandOf(words)
  if (!named) return rest.some(isHelp) ? help([first]) : complain(unknownCommand(words))
  const left = words.slice(named.name.split(' ').length)
  return left.some(isHelp) ? say(helpOf(named)) : run(named, left)
}

/** What authors get wrong never throws: whatever arrives here is a mistake of Ukurasa, or of the machine. */
export async function run(command: Command, words: readonly string[]): Promise<number> {
  try {
    return await command.run(words)
  } catch (cause) {
    if (isInterruption(cause)) return INTERRUPTED
    const reason = reasonOf(cause)
    if (reason !== undefined) return complain(reason)
    const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
    return complain(
      `This is a mistake of Ukurasa, not of your pages. Please report it with these lines:\n${detail}`,
    )
  }
}

const isHelp = (word: string) => word === '--help' || word === '-h' || word === 'help'

/** The command that the first word names, or the first two. */
function commandOf(words: readonly string[]): Command | undefined {
  const names = [words.slice(0, 2).join(' '), words[0]]
  return COMMANDS.find(({ name }) => names.includes(name))
}

/** `help check` is `check --help`; `help new` is an overview of the commands that begin so. */
function help(words: readonly string[]): number {
  if (words.length === 0) return say(overview(COMMANDS))
  const named = commandOf(words)
  if (named) return say(helpOf(named))
  const begun = COMMANDS.filter(({ name }) => name.startsWith(`${words[0]} `))
  return begun.length > 0 ? say(overview(begun)) : complain(unknownCommand(words))
}

function say(text: string): 0 {
  process.stdout.write(text)
  return 0
}

function unknownCommand(words: readonly string[]): string {
  const begun = COMMANDS.filter(({ name }) => name.startsWith(`${words[0]} `)).map(({ name }) => name)
  if (begun.length > 0) return `Say what to make: ${begun.map((name) => `npx ukurasa ${name}`).join(' or ')}.`
  const names = COMMANDS.map(({ name }) => name)
  const near = nearest(words[0] ?? '', names)
  const meant = near === undefined ? '' : ` Did you mean \`${near}\`?`
  return `There is no command \`${words[0]}\`.${meant} The commands are: ${names.join(', ')}.`
}
