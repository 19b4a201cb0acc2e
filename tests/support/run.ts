/** Runs the command line in a separate process. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Outcome } from './call.ts'
import { PROJECT } from './modules.ts'

type Surroundings = {
  /** The folder of the engine. */
  readonly engine?: string
  /** The folder in which the command runs: by default that of the engine. */
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a command to its end. Gives what it wrote to both streams as one text. */
export async function run(words: readonly string[], surroundings: Surroundings = {}): Promise<Outcome> {
  const { engine = PROJECT, cwd = engine, env } = surroundings
  const child = spawn(process.execPath, [join(engine, 'src/cli/ukurasa.mjs'), ...words], {
    cwd,
    env: { ...process.env, NODE_ENV: 'test', ...env },
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  const [code]: unknown[] = await once(child, 'close')
  return { code: typeof code === 'number' ? code : -1, output: written.join('') }
}
