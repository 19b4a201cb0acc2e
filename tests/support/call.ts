/** The command line in this process: what it prints and its exit code. */
import { vi } from 'vitest'
import { main } from '../../src/cli/main.ts'

export type Outcome = { readonly code: number; readonly output: string }

/** Runs a command. Gives what it wrote to both streams as one text. */
export async function call(...words: readonly string[]): Promise<Outcome> {
  const written: string[] = []
  const take = (text: string | Uint8Array) => written.push(String(text)) > 0
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(take),
  )
  try {
    return { code: await main(words), output: written.join('') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
