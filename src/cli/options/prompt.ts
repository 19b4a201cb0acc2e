/** Questions on a terminal. */
import { createInterface } from 'node:readline/promises'

export type Prompt = {
  /** Gives the answer, without blanks around it. Never settles after the input has ended. */
  readonly ask: (question: string) => Promise<string>
  readonly close: () => void
  /** Settles when the user ends the input instead of answering. */
  readonly ended: Promise<undefined>
}

/** `undefined` if nobody can answer: without a terminal, and in CI. */
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

/** The answers. `undefined` if the user ends the input instead. */
export async function answersAt<Answers>(
  { ask, close, ended }: Prompt,
  questions: (ask: Prompt['ask']) => Promise<Answers>,
): Promise<Answers | undefined> {
  try {
    return await Promise.race([questions(ask), ended])
  } finally {
    close()
  }
}
