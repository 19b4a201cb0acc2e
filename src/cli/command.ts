/** A command: what help says of it, what it asks for, and where its code is. */
import type { ArgumentLine, Ask, OptionLine } from './ask.ts'
import { answer, NOTHING } from './ask.ts'
import { complain } from './complain.ts'
import { given } from './given.ts'

/** The part of the overview that names the command. */
export type Group = 'write' | 'review' | 'publish' | 'extend'

export type Usage = {
  /** One word, or two as in `new page`. */
  readonly name: string
  readonly group: Group
  /** One line for the overview, beginning with a verb: lists the stand-ins. */
  readonly summary: string
  /** What else a caller must know, as short lines. */
  readonly about?: readonly string[]
  /** Calls without `npx ukurasa`, each with what it does. */
  readonly examples: readonly (readonly [call: string, does: string])[]
}

export type Command = Usage & {
  readonly options: readonly OptionLine[]
  readonly arguments: readonly ArgumentLine[]
  /** What is wrong with a call, if anything: for those who must know without running it. */
  readonly problemOf: (words: readonly string[]) => string | undefined
  /** Gives the exit code: 0 fine, 1 the content has errors, 2 wrong usage or surroundings. */
  readonly run: (words: readonly string[]) => Promise<number>
}

type Declaration<Values> = Usage & {
  /** What the command takes. Called for its help as well, with nothing given. */
  readonly asks: (ask: Ask) => Values
  /** Imports the code of the command when it runs: its help does without. */
  readonly load: () => Promise<(values: Values) => Promise<number> | number>
}

export function command<Values>({ asks, load, ...usage }: Declaration<Values>): Command {
  const { options, arguments: args } = answer(asks, NOTHING)
  const read = (words: readonly string[]) => {
    const taken = given(words, { options, arguments: args, name: usage.name })
    if ('problem' in taken) return taken
    const { values, problems } = answer(asks, taken)
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
    run: async (words) => {
      const result = read(words)
      if ('problem' in result) return complain(`${result.problem} (npx ukurasa ${usage.name} --help)`)
      return (await load())(result.values)
    },
  }
}
