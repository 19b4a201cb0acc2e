/** The command line as authors use it: programs that end, and servers that stay. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export const PROJECT = fileURLToPath(new URL('../../../', import.meta.url))
const CLI = 'src/cli/ukurasa.mjs'

function start(words: readonly string[]) {
  const child = spawn(process.execPath, [CLI, ...words], { cwd: PROJECT, stdio: ['ignore', 'pipe', 'pipe'] })
  const written: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => written.push(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => written.push(text))
  return { child, output: () => written.join('') }
}

/** Runs a command that must end well. */
export async function ukurasa(...words: readonly string[]): Promise<string> {
  const { child, output } = start(words)
  const [code]: unknown[] = await once(child, 'close')
  if (code !== 0) throw new Error(`ukurasa ${words.join(' ')} ended with ${code}\n${output()}`)
  return output()
}

export type Served = {
  /** As printed, without the slash at its end: the origin and the path that the site stands below. */
  readonly address: string
  readonly output: () => string
  readonly stop: () => Promise<void>
}

/** Starts `preview` or `dev`, on a free port if no other is named. It is ready when the last line it printed is its address. */
export async function serve(...words: readonly string[]): Promise<Served> {
  const { child, output } = start(words.includes('--port') ? words : [...words, '--port', '0'])
  const exit = once(child, 'close')
  const stop = async () => {
    child.kill()
    await exit
  }
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, found] = /(?:^|\n)(http:\/\/\S+)\/\n$/.exec(output()) ?? []
      if (found) resolve(found)
    })
    exit.then(() => reject(new Error(`ukurasa ${words.join(' ')} ended\n${output()}`)), reject)
  })
  return { address, output, stop }
}
