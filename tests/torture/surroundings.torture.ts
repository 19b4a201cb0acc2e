/** A build is the same to the byte, wherever, whenever and by whomever it is made. */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { filesBelow, keptFolder } from '../support/folder.ts'
import { PROJECT } from '../support/modules.ts'
import { figure } from './support/figures.ts'

const LONG = 30 * 60_000
const ENGINE = ['src', 'schema', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']

type Surroundings = {
  readonly name: string
  readonly env?: Readonly<Record<string, string>>
  /** Octal. */
  readonly umask?: string
  /** The folders of engine and site. */
  readonly folder?: string
  /** Whether the files of the site are made in the order of the alphabet, or the other way round. */
  readonly backwards?: boolean
  /** When they were last changed. */
  readonly changed?: Date
  readonly memory?: boolean
}

const ALL: readonly Surroundings[] = [
  { name: 'UTC', env: { TZ: 'UTC', LC_ALL: 'C' } },
  { name: 'Kiritimati, German', env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'de_DE.UTF-8' } },
  { name: "St John's, Turkish", env: { TZ: 'America/St_Johns', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' } },
  {
    name: 'Kathmandu, Arabic',
    env: { TZ: 'Asia/Kathmandu', LC_ALL: 'ar_EG.UTF-8', NODE_ENV: 'development' },
  },
  { name: 'umask 077', umask: '077', env: { NODE_ENV: 'test' } },
  { name: 'umask 000, old files', umask: '000', changed: new Date('1999-12-31T23:59:59Z') },
  { name: 'blanks and accents', folder: 'Schüler & Eltern/Été 日本' },
  { name: 'files made in reverse order', backwards: true },
  { name: 'one thread, in memory', env: { UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1' }, memory: true },
  {
    name: 'many threads',
    env: { UV_THREADPOOL_SIZE: '16', VIPS_CONCURRENCY: '8', HOME: '/nowhere', CI: '1' },
  },
]

const MEMORY = '/dev/shm'
const inMemory = existsSync(MEMORY) ? mkdtempSync(join(MEMORY, 'ukurasa-torture-')) : undefined
afterAll(() => inMemory !== undefined && rmSync(inMemory, { recursive: true, force: true }))

/** Copies a site file by file. */
function copySite(from: string, to: string, { backwards, changed }: Surroundings): void {
  const paths = ['site.yaml', ...['pages', 'public'].flatMap((part) => below(from, part))].sort()
  for (const path of backwards ? paths.reverse() : paths) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(join(from, path), join(to, path))
    if (changed) lutimesSync(join(to, path), changed, changed)
  }
}

const below = (from: string, part: string) =>
  readdirSync(join(from, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1))

/** An engine of its own, which has kept nothing, builds a copy of the site. */
function builtIn(surroundings: Surroundings, place: string, from: string): Readonly<Record<string, string>> {
  const { env = {}, umask = '022', folder = '.', memory } = surroundings
  const home = join((memory && inMemory) || place, folder)
  const [engine, site] = [join(home, 'engine'), join(home, 'site')]
  for (const part of ENGINE) cpSync(join(PROJECT, part), join(engine, part), { recursive: true })
  symlinkSync(join(PROJECT, 'node_modules'), join(engine, 'node_modules'))
  copySite(from, site, surroundings)
  const cli = join(engine, 'src/cli/ukurasa.mjs')
  const call = [process.execPath, cli, 'build', '--root', site, '--today', '2025-10-01T12:00+02:00']
  const { status, stderr } = spawnSync('sh', ['-c', 'umask "$0"; exec "$@"', umask, ...call], {
    cwd: place,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${surroundings.name}: ${status} ${stderr}`)
  return filesBelow(join(site, 'dist'))
}

/** How many bytes differ, of files that one of two sites lacks all. */
function differingBytes(
  one: Readonly<Record<string, string>>,
  two: Readonly<Record<string, string>>,
): number {
  const paths = new Set([...Object.keys(one), ...Object.keys(two)])
  const counts = [...paths].map((path) => {
    const [a = '', b = ''] = [one[path], two[path]]
    if (a === b) return 0
    return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => a[at] !== b[at]).filter(Boolean)
      .length
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

test('ten builds in ten surroundings', { timeout: LONG }, () => {
  const from = join(PROJECT, 'tests/sites/musikschule')
  const builds = ALL.map((surroundings) => builtIn(surroundings, keptFolder(), from))
  const [first = {}, ...others] = builds
  const differing = others.map((other, index) => ({
    name: ALL[index + 1]?.name,
    bytes: differingBytes(first, other),
  }))
  expect(differing.filter(({ bytes }) => bytes > 0)).toEqual([])
  const files = Object.keys(first).length
  expect(files).toBeGreaterThan(50)
  figure(
    'surroundings',
    `${ALL.length} builds of ${files} files: ${ALL.map(({ name }) => name).join('; ')}`,
    '0 bytes of difference',
  )
})
