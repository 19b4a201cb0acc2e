/** The command line: finds the command, runs it, gives the exit code. */

import { isInterruption } from '../build/base/interruptible.ts'
import { reasonOf } from '../build/base/user-error.ts'
import { nearest } from '../diagnostics/wording.ts'
import { NO_OWN_BLOCKS, type OwnBlocks } from '../preview/own-blocks.ts'
import type { Command } from './command.ts'
import { helpOf, overview } from './help.ts'
import { INTERRUPTED } from './on-interrupt.ts'
import { complain } from './output/complain.ts'
import { asLine } from './own-block-mistakes.mjs'

/**
 * Every folder in commands/ is a command. Its `command.ts` is loaded at every start; the rest of the folder only when
 * the command runs: `check` must not wait for what `build` needs.
 */
export const COMMANDS: readonly Command[] = Object.values(
  import.meta.glob<Command>('./commands/*/command.ts', { eager: true, import: 'command' }),
)

/** Exit codes: 0 if all is well, 1 if the content has errors, 2 for wrong use or any other problem. */
export async function main(words: readonly string[], ofSite: OwnBlocks = NO_OWN_BLOCKS): Promise<number> {
  const [first, ...rest] = words
  if (first === undefined) {
    process.stderr.write(overview(COMMANDS))
    return 2
  }
  if (isHelp(first)) return help(rest)
  if (VERSION_WORDS.includes(first)) return say(`${(await import('./output/version.ts')).VERSION}\n`)
  const named = commandOf(words)
  if (!named) return rest.some(isHelp) ? help([first]) : complain(unknownCommand(words))
  const left = words.slice(named.name.split(' ').length)
  return left.some(isHelp) ? say(helpOf(named)) : run(named, left, ofSite)
}

/** What authors get wrong never throws: an error that arrives here is a bug in Ukurasa, or a problem of the machine. */
export async function run(
  command: Command,
  words: readonly string[],
  ofSite: OwnBlocks = NO_OWN_BLOCKS,
): Promise<number> {
  try {
    return await command.run(words, ofSite)
  } catch (cause) {
    if (isInterruption(cause)) return INTERRUPTED
    const mistakes = ofSite.mistakesOf(cause)
    if (mistakes.length > 0) {
      process.stderr.write(mistakes.map(asLine).join(''))
      return 1
    }
    const reason = reasonOf(cause)
    if (reason !== undefined) return complain(reason)
    const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
    return complain(
      `This is a bug in Ukurasa, not a mistake in your pages. Please report it with these lines:\n${detail}`,
    )
  }
}

const VERSION_WORDS = ['--version', '-v', 'version']

const isHelp = (word: string) => word === '--help' || word === '-h' || word === 'help'

/** The command that the first two words name, or the first one. */
function commandOf(words: readonly string[]): Command | undefined {
  const names = [words.slice(0, 2).join(' '), words[0]]
  return COMMANDS.find(({ name }) => names.includes(name))
}

/** `help check` means `check --help`; `help new` lists the commands that start with `new`. */
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
