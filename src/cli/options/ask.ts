/** How a command asks for its options. The same questions give the values of a call and the lines of its help. */

/** An option as help shows it. A switch has no `value`. */
export type OptionLine = {
  /** Without the dashes. */
  readonly name: string
  /** What stands for the value in help: DIR. */
  readonly value?: string
  readonly help: string
}

/** A word of the call that belongs to no option. */
export type ArgumentLine = { readonly name: string; readonly help: string; readonly needed: boolean }

export type Ask = {
  /** Whether the switch was given. */
  readonly flag: (name: string, help: string) => boolean
  /** The text of an option; `undefined` if it was not given. */
  readonly text: (line: OptionLine) => string | undefined
  /** The value of an option, read by `read`; `undefined` if it was not given or `read` refused it. */
  readonly value: <Value>(
    line: OptionLine,
    read: (written: string, refuse: (why: string) => undefined) => Value | undefined,
  ) => Value | undefined
  /** One of a few words; the first one if the option was not given. */
  readonly oneOf: <Word extends string>(
    line: Omit<OptionLine, 'value'>,
    words: readonly [Word, ...Word[]],
  ) => Word
  /** The next argument, which is required. */
  readonly argument: (name: string, help: string) => string
  /** The next argument, if there is one. */
  readonly optional: (name: string, help: string) => string | undefined
}

/** What a call gave: the values of its options (`true` for a switch) and its other words. */
export type Given = {
  readonly options: ReadonlyMap<string, string | true>
  readonly arguments: readonly string[]
}

export const NOTHING: Given = { options: new Map(), arguments: [] }

export type Answer<Values> = {
  readonly values: Values
  readonly options: readonly OptionLine[]
  readonly arguments: readonly ArgumentLine[]
  /** What is wrong with the values, in the order of the questions. */
  readonly problems: readonly string[]
}

/** Answers the questions from what was given. */
export function answer<Values>(questions: (ask: Ask) => Values, given: Given): Answer<Values> {
  const options: OptionLine[] = []
  const args: ArgumentLine[] = []
  const problems: string[] = []
  const refuse = (why: string) => void problems.push(why)
  const value: Ask['value'] = (line, read) => {
    options.push(line)
    const written = given.options.get(line.name)
    return typeof written === 'string' ? read(written, (why) => refuse(`--${line.name}: ${why}`)) : undefined
  }
  const argument = (name: string, help: string, needed: boolean) => {
    const written = given.arguments[args.length]
    args.push({ name, help, needed })
    if (needed && written === undefined) refuse(`${name} is missing: ${help}.`)
    return written
  }
  const values = questions({
    flag: (name, help) => {
      options.push({ name, help })
      return given.options.has(name)
    },
    text: (line) => value(line, (written) => written),
    value,
    oneOf: (line, words) => value({ ...line, value: words.join('|') }, oneWord(words)) ?? words[0],
    argument: (name, help) => argument(name, help, true) ?? '',
    optional: (name, help) => argument(name, help, false),
  })
  return { values, options, arguments: args, problems }
}

function oneWord<Word extends string>(words: readonly Word[]) {
  return (written: string, refuse: (why: string) => undefined): Word | undefined =>
    words.find((word) => word === written) ?? refuse(`${written} is not known. It may be ${listed(words)}.`)
}

/** a, b or c. */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
