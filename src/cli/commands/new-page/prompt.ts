/** Questions on a terminal. */
import { createInterface } from 'node:readline/promises'

export type Prompt = {
  /** The answer, without blanks around it. Never settles after the end of the input. */
  readonly ask: (question: string) => Promise<string>
  readonly close: () => void
  /** Settles when somebody ends the input instead of answering. */
  readonly ended: Promise<undefined>
}

/** `undefined` where nobody could answer: without a terminal, and in CI. */
export function prompt(): Prompt | undefined {
  const { stdin, stderr, env } = process
  if (!stdin.isTTY || !stderr.isTTY || env.CI) return undefined
  const lines = createInterface({ input: stdin, output: stderr })
  return {
    ask: async (question) => (await lines.question(question)).trim(),
    close: () => lines.close(),
    ended: new Promise((resolve) => lines.once('close', () => resolve(undefined))),
  }
}
