/** Programs that stay until they are stopped: browsers, and what they need. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Program = {
  /** What it said when it was ready. */
  readonly said: string
  readonly stop: () => Promise<void>
}

/** Starts a program and waits until it says something of that form, which has one group. */
export async function startProgram(
  path: string,
  words: readonly string[],
  ready: RegExp,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Program> {
  // A group of its own, so that the processes that a browser starts end with it.
  const child = spawn(path, words, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true })
  const closed = once(child, 'close')
  let output = ''
  const said = await new Promise<string>((resolve, reject) => {
    const listen = (text: string) => {
      output += text
      const found = ready.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.setEncoding('utf8').on('data', listen)
    child.stderr.setEncoding('utf8').on('data', listen)
    closed.then(() => reject(new Error(`${path} ended\n${output}`)), reject)
  })
  const stop = async () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    await closed
  }
  return { said, stop }
}
