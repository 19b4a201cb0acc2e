/** Programs under strace, which counts their system calls and disturbs one of them. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '../../support/modules.ts'

/** Kinds of system calls, each by all its names. */
export const CALLS = {
  open: ['open', 'openat', 'creat'],
  read: ['read', 'pread64', 'getdents64'],
  look: ['stat', 'lstat', 'newfstatat', 'statx', 'readlink', 'readlinkat'],
  write: ['write', 'pwrite64', 'writev', 'ftruncate', 'copy_file_range'],
  make: ['mkdir', 'mkdirat', 'link', 'linkat', 'symlink', 'symlinkat'],
  rename: ['rename', 'renameat', 'renameat2'],
  remove: ['unlink', 'unlinkat', 'rmdir'],
} as const
export type Kind = keyof typeof CALLS

export type Fault = {
  readonly kind: Kind
  /** Which call of the kind, from 1. */
  readonly at: number
  /** Whether all calls from then on meet the same. */
  readonly lasting: boolean
  /** `SIGKILL`, or the error that the call gives. */
  readonly what: string
}

export type Disturbed = {
  readonly code: number | null
  readonly output: string
  /** The call that was disturbed; `undefined` where the program did not come to it. */
  readonly call: string | undefined
}

const available = (kind: Kind) => CALLS[kind].map((name) => `?${name}`).join(',')

function straced(words: readonly string[], log: string, options: readonly string[]) {
  const program = [process.execPath, join(PROJECT, 'src/cli/ukurasa.mjs'), ...words]
  const { status, stdout, stderr } = spawnSync('strace', ['-f', '-o', log, ...options, ...program], {
    encoding: 'utf8',
    cwd: PROJECT,
  })
  return { code: status, output: `${stdout}${stderr}` }
}

/** Whether strace is there and may do its work. */
export const TRACES = spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0

/** The calls of a kind that the main thread of a command makes, as strace writes them. */
export function callsOf(words: readonly string[], kind: Kind, folder: string): readonly string[] {
  const log = join(folder, 'calls.log')
  straced(words, log, ['-s', '4096', '-e', `trace=execve,${available(kind)}`])
  // The first one starts the program: so it is of the main thread.
  const [start = '', ...lines] = readFileSync(log, 'latin1').split('\n')
  const [main] = start.split(' ')
  return lines.filter((line) => line.startsWith(`${main} `) && line.includes('('))
}

/** Runs a command to its end, or to that of the fault. */
export function disturbed(words: readonly string[], fault: Fault, folder: string): Disturbed {
  const log = join(folder, 'fault.log')
  const { kind, at, what, lasting } = fault
  const effect = what === 'SIGKILL' ? `signal=${what}` : `error=${what}`
  const when = `when=${at}${lasting ? '+' : ''}`
  const result = straced(words, log, [
    '-s',
    '4096',
    '-e',
    `trace=${available(kind)}`,
    '-e',
    `inject=${available(kind)}:${effect}:${when}`,
  ])
  return { ...result, call: callIn(readFileSync(log, 'latin1'), what) }
}

function callIn(log: string, what: string): string | undefined {
  const lines = log.split('\n')
  if (what !== 'SIGKILL') return lines.find((line) => line.includes('(INJECTED)'))
  const killed = lines.findIndex((line) => line.includes('+++ killed by SIGKILL'))
  return killed < 0 ? undefined : lines.slice(0, killed).findLast((line) => line.includes('('))
}
