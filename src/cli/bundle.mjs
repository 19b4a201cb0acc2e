/**
 * Loads the bundle, together with the code that V8 compiled from it earlier. Compiling takes a quarter of a short
 * command. The code of each file is kept. From version 22 on, Node can do that by itself. If a file of the bundle is
 * damaged or missing, it is made again from the sources, if they are there. Damaged code is ignored.
 */
import { existsSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { readOrigin } from '../build/store/origin.mjs'
import { readSealed, writeSealed } from '../build/store/seal.mjs'

/**
 * `keep` is called once the command is done. It keeps the code of the files that had none, with all functions that ran.
 * @typedef {{ readonly program: typeof import('./program.ts'), readonly keep: () => void }} Loaded
 */

/**
 * Does what `require` does in the files of the bundle.
 * @param {string} folder of the bundle
 * @param {string} codes the folder of the code that is kept: beside the bundle, unless that is in a package
 * @returns {Loaded}
 */
export function programIn(folder, codes = folder) {
  const requireOther = createRequire(join(folder, 'program.cjs'))
  /** A script that V8 is given code for cannot import by itself. */
  const importOther = (/** @type {string} */ name) => import(name)
  /** @type {Map<string, object>} */
  const modules = new Map()
  /** @type {Map<string, Script>} */
  const compiled = new Map()
  const load = (/** @type {string} */ name) => {
    if (!name.startsWith('./')) return requireOther(name)
    if (modules.has(name)) return modules.get(name)
    const filename = join(folder, name)
    const script = scriptOf(filename, codes)
    if (script.cachedDataRejected !== false) compiled.set(filename, script)
    const exports = {}
    modules.set(name, exports)
    script.runInThisContext()(exports, load, importOther, filename)
    return exports
  }
  // V8 would count in every later run how often code is run.
  const keep = () => {
    if (!env.NODE_V8_COVERAGE) compiled.forEach((script, filename) => void keepCode(script, filename, codes))
  }
  return { program: load('./program.cjs'), keep }
}

/** A package has no file that says how a bundle is made. */
const SOURCES = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))

/** What a file of the bundle in a folder, or its code, holds for. */
const holdsFor = (/** @type {string} */ filename, /** @type {string} */ folder) =>
  `${basename(filename)} ${basename(folder)}`

/**
 * Writes the files of a bundle, by their names, and their source maps if they have any.
 * @param {string} making
 * @param {string} folder where the bundle will be
 * @param {readonly { readonly fileName: string, readonly code: string, readonly map?: object | null }[]} files
 */
export function writeBundle(making, folder, files) {
  const write = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeSealed(join(making, name), holdsFor(name, folder), Buffer.from(text))
  for (const { fileName, code, map } of files) {
    write(fileName, code)
    if (map) write(`${fileName}.map`, JSON.stringify(map))
  }
}

/** @param {string} filename @param {string} codes */
function scriptOf(filename, codes) {
  const code = codeOf(filename, codes)
  // V8 believes what it is given.
  const cachedData = readSealed(code, holdsFor(code, codes))
  return new Script(`(function (exports, require, __import, __filename) {${textOf(filename)}\n})`, {
    filename,
    ...(cachedData && { cachedData }),
  })
}

/** The file of the code of a file. */
const codeOf = (/** @type {string} */ filename, /** @type {string} */ codes) =>
  join(codes, `${basename(filename)}.code`)

/**
 * The text of a file of a bundle.
 * @param {string} filename
 */
export function textOf(filename) {
  const folder = dirname(filename)
  const read = () => readSealed(filename, holdsFor(filename, folder))
  const whole = read()
  if (whole) return whole.toString()
  const origin = readOrigin(dirname(folder))
  if (!origin && !existsSync(SOURCES))
    throw new Error(`${filename} is damaged. Install ukurasa again: npm ci`)
  makeAgain(folder, origin)
  const text = read()
  if (!text) throw new Error(`${filename} is damaged, and cannot be made again. Delete ${folder}.`)
  return text.toString()
}

/**
 * In a process of its own, because the code that loads a file cannot wait. It ends once there is a bundle. The same sources give
 * the same files.
 * @param {string} folder
 * @param {import('../build/store/origin.mjs').Origin | undefined} origin
 */
function makeAgain(folder, origin) {
  rmSync(folder, { recursive: true, force: true })
  const commandLine = origin
    ? [join(origin.engine, 'src/cli/ukurasa.mjs'), 'check', '--root', origin.root]
    : [fileURLToPath(new URL('./ukurasa.mjs', import.meta.url)), '--help']
  // Hardly any command needs it.
  const { spawnSync } = createRequire(import.meta.url)('node:child_process')
  spawnSync(execPath, commandLine, { stdio: 'ignore', env: { ...env, UKURASA_MAKES_AGAIN: 'yes' } })
}

/**
 * Without it all is as right, only slower.
 * @param {Script} script
 * @param {string} filename
 * @param {string} codes
 */
function keepCode(script, filename, codes) {
  const code = codeOf(filename, codes)
  try {
    writeSealed(code, holdsFor(code, codes), script.createCachedData())
  } catch {}
}
