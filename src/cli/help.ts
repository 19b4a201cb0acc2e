/** The text of `ukurasa --help` and `ukurasa COMMAND --help`, made from what the commands declare. */
import type { Command, Group } from './command.ts'
import { HELP_OPTION } from './options/parse.ts'

const GROUPS: Readonly<Record<Group, string>> = {
  write: 'Write',
  review: 'Review',
  publish: 'Publish',
  extend: 'Extend Ukurasa',
}

export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((each) => callOf(each).length))
  const groups = Object.entries(GROUPS).flatMap(([group, title]) => {
    const members = commands.filter((command) => command.group === group)
    const lines = members.map((each): Pair => [callOf(each), each.summary])
    return lines.length === 0 ? [] : ['', title, ...columns(lines, width)]
  })
  return [
    'ukurasa: checks pages that are written in YAML, and makes a website of them',
    ...groups,
    '',
    'npx ukurasa COMMAND --help shows the options of a command, with examples. --version says the version.',
    'For programs: the exit code is 0 if all is well, 1 if the content has errors, 2 for wrong use or any other problem.',
    '',
  ].join('\n')
}

export function helpOf(command: Command): string {
  const { name, summary, about = [], options, arguments: args, examples } = command
  return [
    `ukurasa ${name}: ${summary}`,
    '',
    `  npx ukurasa ${callOf(command)} [options]`,
    ...section('', about),
    ...section('', columns(args.map((each) => [each.name, each.help]))),
    ...section('Options', columns([...options, HELP_OPTION].map((line) => [optionOf(line), line.help]))),
    ...section(
      'Examples',
      examples.flatMap(([call, does]) => [`  npx ukurasa ${call}`, `      ${does}`]),
    ),
    '',
  ].join('\n')
}

function section(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return []
  return title === '' ? ['', ...lines] : ['', title, ...lines]
}

const callOf = ({ name, arguments: args }: Command) =>
  [name, ...args.map((each) => (each.needed ? each.name : `[${each.name}]`))].join(' ')

const optionOf = ({ name, value }: { readonly name: string; readonly value?: string }) =>
  value === undefined ? `--${name}` : `--${name} ${value}`

type Pair = readonly [left: string, right: string]

/** Formats pairs as two columns. */
function columns(pairs: readonly Pair[], least = 0): readonly string[] {
  const width = Math.max(least, ...pairs.map(([left]) => left.length))
  return pairs.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
