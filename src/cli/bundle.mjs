/**
 * Loads the bundle with the code that V8 compiled of it before: to compile it is a quarter of what a short command does.
 * The code of each file is kept beside it. Node can do that by itself from version 22 on. A file of the bundle that is
 * damaged or missing is made again; code that is damaged is as good as none.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { env, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { readSealed, writeSealed } from '../build/store/seal.mjs'

/**
 * `keep` is called once the command is done. It keeps the code of the files that had none, with all functions that ran.
 * @typedef {{ readonly program: typeof import('./program.ts'), readonly keep: () => void }} Loaded
 */

/**
 * Does what `require` does in the files of the bundle.
 * @param {string} folder of the bundle
 * @returns {Loaded}
 */
export function programIn(folder) {
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
    const script = scriptOf(filename, folder)
    if (script.cachedDataRejected !== false) compiled.set(filename, script)
    const exports = {}
    modules.set(name, exports)
    script.runInThisContext()(exports, load, importOther, filename)
    return exports
  }
  // V8 would count in every later run how often code is run.
  const keep = () => {
    if (!env.NODE_V8_COVERAGE) compiled.forEach((script, filename) => void keepCode(script, filename, folder))
  }
  return { program: load('./program.cjs'), keep }
}

/** What a file of the bundle in a folder, or its code, holds for. */
const holdsFor = (/** @type {string} */ filename, /** @type {string} */ folder) =>
  `${basename(filename)} ${basename(folder)}`

/**
 * Seals the files of a bundle that is in the making.
 * @param {string} making
 * @param {string} folder where the bundle will be
 */
export function sealBundle(making, folder) {
  for (const name of readdirSync(making)) {
    const path = join(making, name)
    writeSealed(path, holdsFor(name, folder), readFileSync(path))
  }
}

/** @param {string} filename @param {string} folder */
function scriptOf(filename, folder) {
  // V8 believes what it is given.
  const cachedData = readSealed(`${filename}.code`, holdsFor(`${filename}.code`, folder))
  return new Script(`(function (exports, require, __import, __filename) {${textOf(filename, folder)}\n})`, {
    filename,
    ...(cachedData && { cachedData }),
  })
}

/** @param {string} filename @param {string} folder */
function textOf(filename, folder) {
  const read = () => readSealed(filename, holdsFor(filename, folder))
  let text = read()
  if (!text) makeAgain(folder)
  text ??= read()
  if (!text) throw new Error(`${filename} is damaged, and cannot be made again. Delete ${folder}.`)
  return text
}

/**
 * In a process of its own, because whoever loads a file cannot wait. The same sources give the same files.
 * @param {string} folder
 */
function makeAgain(folder) {
  // A disk that damages whatever is written must not start one process after the other.
  if (env.UKURASA_MAKES_AGAIN) return
  rmSync(folder, { recursive: true, force: true })
  const commandLine = fileURLToPath(new URL('./ukurasa.mjs', import.meta.url))
  spawnSync(execPath, [commandLine, '--help'], {
    stdio: 'ignore',
    env: { ...env, UKURASA_MAKES_AGAIN: 'yes' },
  })
}

/**
 * Without it all is as right, only slower.
 * @param {Script} script
 * @param {string} filename
 * @param {string} folder
 */
function keepCode(script, filename, folder) {
  try {
    writeSealed(`${filename}.code`, holdsFor(`${filename}.code`, folder), script.createCachedData())
  } catch {}
}
