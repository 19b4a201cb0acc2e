/** Runs git for a proposal: no shell, no questions at the terminal, and an end if it takes too long. */
import { spawn } from 'node:child_process'
import { ownEnvironment } from '../../../build/base/git.ts'

export type Ran = {
  readonly ok: boolean
  readonly output: string
  /** What git said, for people. */
  readonly says: string
  readonly isLate: boolean
}

type Options = {
  readonly cwd: string
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
  /** In milliseconds. */
  readonly most?: number
}

/** Hooks may test the whole site. */
const MOST = 300_000
const LONGEST = 4000

export function runGit(
  words: readonly string[],
  { cwd, input = '', env = {}, most = MOST }: Options,
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn('git', [...words], {
      cwd,
      // A group of its own has no terminal, so nothing can wait there for a password.
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...ownEnvironment(), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', ...env },
    })
    let [output, says, isLate] = ['', '', false]
    const timer = setTimeout(() => {
      isLate = true
      endGroup(child.pid)
    }, most)
    const end = (ok: boolean) => {
      clearTimeout(timer)
      resolve({ ok, output, says: says.trim().slice(-LONGEST), isLate })
    }
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      says += text
    })
    child.on('error', ({ message }) => {
      says += message
      end(false)
    })
    child.on('close', (code) => end(code === 0))
    // git may end before it has read everything.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

/** git and what it started: a hook, or a connection. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has just ended by itself.
  }
}
