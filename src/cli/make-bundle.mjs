/**
 * Node does not run TypeScript: this bundles the command line into .ukurasa/ when src/ or schema/ changed. Each state of
 * the sources has its own folder, which stays until nobody has used it for a day: so two commands never disturb each other.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keptFolder } from '../build/base/kept-folder.mjs'
import { ORIGIN } from '../build/store/origin.mjs'
import { DAY, deleteUnused, markUsed, unusedFor } from '../build/store/unused.mjs'
import { writeBundle } from './bundle.mjs'

/**
 * The folder of the bundle of the present sources. Makes it if there is none.
 * @param {string} engine
 * @param {string} parent the folder of bundles
 * @param {string} state of the sources
 */
export async function bundleOf(engine, parent = keptFolder(engine), state = stateOf(engine)) {
  const fingerprint = createHash('sha256').update(`${process.version} ${process.arch}${state}`).digest('hex')
  const folder = join(parent, `engine-${fingerprint.slice(0, 12)}`)
  if (existsSync(join(folder, 'program.cjs'))) markUsed(folder)
  else await bundle(engine, folder)
  return folder
}

/** @param {string} engine */
const stateOf = (engine) =>
  ['package-lock.json', 'vite.config.ts', 'schema', 'src']
    .filter((place) => existsSync(join(engine, place)))
    .map((place) => statesIn(join(engine, place)))
    .join('')

/**
 * What the system says of each file. Every command asks this first, of hundreds of them.
 * @param {string} path
 * @returns {string}
 */
export function statesIn(path) {
  const stats = statSync(path)
  if (!stats.isDirectory()) return `${path}\0${stats.size}\0${stats.mtimeMs}\n`
  let states = ''
  // Not joined: the parts need no tidying.
  for (const name of readdirSync(path).sort()) states += statesIn(`${path}/${name}`)
  return states
}

/**
 * @param {string} engine
 * @param {string} folder
 */
async function bundle(engine, folder) {
  process.env.NODE_ENV = 'production'
  const line = process.stderr.isTTY && !process.env.CI
  if (line) process.stderr.write('Preparing Ukurasa, once for each state of its sources\n')
  const { build } = await import('vite')
  const isOfSite = existsSync(join(engine, ORIGIN))
  const making = `${folder}.${process.pid}`
  const drop = () => {
    try {
      rmSync(making, { recursive: true, force: true })
    } catch {
      // The next command that bundles deletes it.
    }
  }
  const interrupted = () => {
    drop()
    process.exit(130)
  }
  process.prependListener('SIGINT', interrupted)
  const built = await build({
    root: engine,
    configFile: join(engine, 'vite.config.ts'),
    mode: 'production',
    logLevel: isOfSite ? 'silent' : 'warn',
    build: {
      write: false,
      ssr: true,
      // For the places of mistakes in a site's own blocks.
      sourcemap: isOfSite,
      rolldownOptions: { input: 'src/cli/program.ts' },
    },
  })
  if (line) process.stderr.write('\u001b[1A\r\u001b[2K')
  process.off('SIGINT', interrupted)
  const files = 'output' in built ? built.output.filter((file) => file.type === 'chunk') : []
  try {
    writeBundle(making, folder, files)
  } catch (cause) {
    drop()
    endUnwritten(engine, cause)
  }
  try {
    renameSync(making, folder)
  } catch {
    // Another process has made the same at the same time.
    drop()
  }
  deleteUnused(keptFolder(engine), isStale)
}

/**
 * Ends the process, because its folder cannot be written.
 * @param {string} engine
 * @param {unknown} cause
 * @returns {never}
 */
export function endUnwritten(engine, cause) {
  const reason = cause instanceof Error ? cause.message : cause
  process.stderr.write(
    `ukurasa: ${keptFolder(engine)} cannot be written: ${reason}. Make room, and run the command again.\n`,
  )
  process.exit(2)
}

/**
 * A bundle of other sources that nobody uses any more, or one that a process was making when it was killed.
 * @param {string} path
 * @param {string} name
 */
export function isStale(path, name) {
  const [, state, maker] = /^((?:engine|own)-[0-9a-f]{12})(?:\.(\d+))?$/.exec(name) ?? []
  if (state === undefined) return false
  return maker === undefined ? unusedFor(path) > DAY : !isAlive(Number(maker))
}

/** @param {number} id */
function isAlive(id) {
  try {
    return process.kill(id, 0)
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code !== 'ESRCH'
  }
}
