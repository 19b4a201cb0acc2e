/**
 * Node does not run TypeScript: this bundles the command line into .ukurasa/ when src/ or schema/ changed. Each state of
 * the sources has its own folder, which stays while a command uses it: so two commands never disturb each other.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keptFolder } from '../build/base/kept-folder.mjs'
import { deleteOldEngines, markUsed } from '../build/store/engines-in-use.mjs'
import { ORIGIN } from '../build/store/origin.mjs'
import { writeBundle } from './bundle.mjs'

/**
 * The folder of the bundle of the present sources. Makes it if there is none.
 * @param {string} engine
 * @param {string} folder
 */
export async function bundleOf(engine, folder = bundleFolder(keptFolder(engine), stateOf(engine))) {
  if (markUsed(folder) && existsSync(join(folder, 'program.cjs'))) return folder
  await bundle(engine, folder)
  markUsed(folder)
  return folder
}

/**
 * @param {string} parent the folder of bundles
 * @param {string} state of the sources
 */
export function bundleFolder(parent, state) {
  const fingerprint = createHash('sha256').update(`${process.version} ${process.arch}${state}`).digest('hex')
  return join(parent, `engine-${fingerprint.slice(0, 12)}`)
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
  deleteOldEngines(keptFolder(engine))
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
