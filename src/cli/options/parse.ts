/** Splits the words of a call into options and arguments. */
import { parseArgs } from 'node:util'
import { nearest } from '../../diagnostics/wording.ts'
import type { ArgumentLine, Given, OptionLine } from './ask.ts'

type Accepted = {
  readonly name: string
  readonly options: readonly OptionLine[]
  readonly arguments: readonly ArgumentLine[]
}

/** The options that every command has. */
export const HELP_OPTION: OptionLine = { name: 'help', help: 'shows this help' }

export function parse(words: readonly string[], accepted: Accepted): Given | { readonly problem: string } {
  const known = new Map([...accepted.options, HELP_OPTION].map((line) => [line.name, line]))
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries([...known].map(([name, { value }]) => [name, { type: typeOf(value) }])),
    strict: false,
    tokens: true,
  })
  const options = new Map<string, string | true>()
  const args: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') args.push(token.value)
    if (token.kind !== 'option') continue
    const line = known.get(token.name)
    if (!line) return { problem: unknownOption(token.rawName, [...known.keys()], accepted.name) }
    const problem = valueProblem(line, token.value, token.inlineValue)
    if (problem !== undefined) return { problem }
    options.set(token.name, token.value ?? true)
  }
  const extra = args[accepted.arguments.length]
  if (extra !== undefined) return { problem: unexpected(extra, accepted) }
  return { options, arguments: args }
}

const typeOf = (value: string | undefined) => (value === undefined ? 'boolean' : 'string')

function valueProblem(
  { name, value }: OptionLine,
  written: string | undefined,
  inline: boolean | undefined,
): string | undefined {
  if (value === undefined) return written === undefined ? undefined : `--${name} takes no value.`
  const isOption = !inline && written?.startsWith('-')
  return written === undefined || written === '' || isOption
    ? `--${name} needs a value: ${value}.`
    : undefined
}

function unknownOption(written: string, names: readonly string[], command: string): string {
  const near = nearest(written.replace(/^-+/, ''), names)
  const meant = near === undefined ? '' : ` Did you mean --${near}?`
  return `\`${command}\` has no option ${written}.${meant}`
}

function unexpected(word: string, { name, arguments: args }: Accepted): string {
  const takes = args.length === 0 ? 'takes options only' : `takes ${args.map((each) => each.name).join(' ')}`
  return `\`${name}\` ${takes}; \`${word}\` is one word too many.`
}
