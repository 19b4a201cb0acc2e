/**
 * Loads the bundle with the code that V8 compiled of it before: to compile it is a quarter of what a short command does.
 * The code of each file is kept beside it. Node can do that by itself from version 22 on.
 */
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { env, pid } from 'node:process'
import { Script } from 'node:vm'

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
    const script = scriptOf(filename)
    if (script.cachedDataRejected !== false) compiled.set(filename, script)
    const exports = {}
    modules.set(name, exports)
    script.runInThisContext()(exports, load, importOther, filename)
    return exports
  }
  // V8 would count in every later run how often code is run.
  const keep = () => {
    if (!env.NODE_V8_COVERAGE) compiled.forEach(keepCode)
  }
  return { program: load('./program.cjs'), keep }
}

/** @param {string} filename */
function scriptOf(filename) {
  const cachedData = codeOf(filename)
  return new Script(
    `(function (exports, require, __import, __filename) {${readFileSync(filename, 'utf8')}\n})`,
    { filename, ...(cachedData && { cachedData }) },
  )
}

const SUM = 32
const sumOf = (/** @type {Uint8Array} */ bytes) => createHash('sha256').update(bytes).digest()

/** V8 believes what it is given, so nothing must come to it that is damaged. @param {string} filename */
function codeOf(filename) {
  try {
    const kept = readFileSync(`${filename}.code`)
    const code = kept.subarray(SUM)
    return sumOf(code).equals(kept.subarray(0, SUM)) ? code : undefined
  } catch {
    return undefined
  }
}

/**
 * Without it all is as right, only slower.
 * @param {Script} script
 * @param {string} filename
 */
function keepCode(script, filename) {
  const making = `${filename}.${pid}`
  try {
    const code = script.createCachedData()
    writeFileSync(making, Buffer.concat([sumOf(code), code]))
    renameSync(making, `${filename}.code`)
  } catch {}
}
