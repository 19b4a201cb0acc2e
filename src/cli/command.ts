/** What a command is: how people call it, what help says about it, and how it runs. */
import { existsSync } from 'node:fs'
import { notePath } from '../build/store/site-folder.ts'
import { NO_OWN_BLOCKS, type OwnBlocks } from '../preview/own-blocks.ts'
import type { ArgumentLine, Ask, OptionLine } from './options/ask.ts'
import { answer, NOTHING } from './options/ask.ts'
import { parse } from './options/parse.ts'
import { complain } from './output/complain.ts'

/** The heading under which the overview lists the command. */
export type Group = 'write' | 'review' | 'publish' | 'extend'

export type Usage = {
  /** One word, or two as in `new page`. The folder has the same name, with a dash: `new-page`. */
  readonly name: string
  readonly group: Group
  /** One line for the overview. It starts with a verb: lists the stand-ins. */
  readonly summary: string
  /** What else a caller must know, in short lines. */
  readonly about?: readonly string[]
  /** Calls without `npx ukurasa`, each with what it does. */
  readonly examples: readonly (readonly [call: string, does: string])[]
}

export type Command = Usage & {
  readonly options: readonly OptionLine[]
  readonly arguments: readonly ArgumentLine[]
  /** What is wrong with a call, if anything. Does not run the command. */
  readonly problemOf: (words: readonly string[]) => string | undefined
  /** Gives the exit code: 0 fine, 1 the content has errors, 2 wrong usage or surroundings. */
  readonly run: (words: readonly string[], ofSite?: OwnBlocks) => Promise<number>
}

type Declaration<Values> = Usage & {
  /** Asks for the values of the options. Help calls this too, with nothing given. */
  readonly asks: (ask: Ask) => Values
  /** Does the work and gives the exit code. Imports the code of the work late: help and other commands do without it. */
  readonly run: (values: Values, ofSite: OwnBlocks) => Promise<number>
}

export function defineCommand<Values>({ asks, run, ...usage }: Declaration<Values>): Command {
  const { options, arguments: args } = answer(asks, NOTHING)
  const read = (words: readonly string[]) => {
    const given = parse(words, { options, arguments: args, name: usage.name })
    if ('problem' in given) return given
    const { values, problems } = answer(asks, given)
    return problems[0] === undefined ? { values } : { problem: problems[0] }
  }
  return {
    ...usage,
    options,
    arguments: args,
    problemOf: (words) => {
      const result = read(words)
      return 'problem' in result ? result.problem : undefined
    },
    run: async (words, ofSite = NO_OWN_BLOCKS) => {
      const result = read(words)
      if ('problem' in result) return complain(`${result.problem} (npx ukurasa ${usage.name} --help)`)
      await finishEarlier(result.values)
      return run(result.values, ofSite)
    },
  }
}

/** An earlier command may have been killed while it changed the site. */
async function finishEarlier(values: unknown): Promise<void> {
  const { root }: { readonly root?: unknown } = Object(values)
  if (typeof root !== 'string' || !existsSync(notePath(root))) return
  const { finishChanges } = await import('./changes/unfinished.ts')
  const said = finishChanges(root)
  if (said !== undefined) process.stderr.write(`${said}\n`)
}
