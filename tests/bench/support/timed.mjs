/** Runs programs and measures them. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'

/**
 * Seconds on the clock, seconds of both cores, megabytes at the most; the last two need GNU time.
 * @typedef {{ readonly wall: number, readonly cpu: number, readonly memory: number }} Cost
 */

export const ENGINE = fileURLToPath(new URL('../../../', import.meta.url))
const CLI = join(ENGINE, 'src/cli/ukurasa.mjs')
const GNU_TIME = ['/usr/bin/time'].find((path) => existsSync(path))

/**
 * @param {readonly string[]} words
 * @returns {Cost}
 */
export function ukurasa(...words) {
  return timed([execPath, CLI, ...words], { cwd: ENGINE })
}

/** Node reads these at each start, whoever asks for them; nobody here does. Else they would count for all but Hugo. */
const { NODE_EXTRA_CA_CERTS: _, ...withoutCertificates } = env

/**
 * @param {readonly string[]} command
 * @param {{ readonly cwd: string, readonly more?: Readonly<Record<string, string>> }} surroundings
 * @returns {Cost}
 */
export function timed(command, { cwd, more = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-time-'))
  const figures = join(folder, 'figures')
  const [program = '', ...words] = GNU_TIME
    ? [GNU_TIME, '-q', '-f', '%U %S %M', '-o', figures, ...command]
    : command
  const start = performance.now()
  const { status, stderr, error } = spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    env: { ...withoutCertificates, ...more },
    maxBuffer: 1e9,
  })
  const wall = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}\n${error ?? ''}${stderr}`)
  const [user = Number.NaN, system = Number.NaN, kilobytes = Number.NaN] = GNU_TIME
    ? readFileSync(figures, 'utf8').trim().split(' ').map(Number)
    : []
  rmSync(folder, { recursive: true })
  return { wall, cpu: user + system, memory: kilobytes / 1000 }
}
