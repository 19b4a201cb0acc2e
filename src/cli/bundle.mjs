/**
 * Loads the bundle with what V8 made of it before. To compile it is a third of what a short command does; so the code of
 * all functions that ran is kept beside the bundle, for each command by itself.
 */
import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { join } from 'node:path'
import { env } from 'node:process'
import { deserialize, getHeapCodeStatistics, serialize } from 'node:v8'
import { Script } from 'node:vm'

const DIGEST = 32
/** In bytes. So much more is compiled after a run for which the code that is kept was not enough. */
const WORTH_KEEPING = 100_000
/** In milliseconds. For so long nobody looks again where there was nothing more to keep: V8 counts it piece by piece. */
const SETTLED = 60 * 60 * 1000

/**
 * `keep` is called once the command is done, and told whether all was sound: else less was run than most commands run.
 * `taken` names the files that began with code that was kept.
 * @typedef {{
 *   readonly program: typeof import('./program.ts')
 *   readonly keep: (isSound?: boolean) => void
 *   readonly taken: () => readonly string[]
 * }} Loaded
 */

/**
 * The code of each file, and how much was compiled in all when it was kept, in bytes.
 * @typedef {{ readonly codes: ReadonlyMap<string, Buffer>, readonly compiled: number }} Kept
 */

/**
 * @param {string} folder of the bundle
 * @param {string} command
 * @returns {Loaded}
 */
export function programIn(folder, command) {
  const file = join(folder, `code-${command}`)
  const kept = keptIn(file)
  const { load, scripts, others } = loader(folder, kept?.codes ?? new Map())
  const keep = (isSound = true) => {
    // What counts how often it is run is slower, and V8 would take it in every later run.
    if (env.NODE_V8_COVERAGE) return
    // V8 refuses code that was made under other flags than it has now.
    const isTaken = kept && ![...scripts.values()].some((script) => script.cachedDataRejected)
    if (isTaken && isSettled(file)) return
    const compiled = getHeapCodeStatistics().bytecode_and_metadata_size
    if (isTaken && compiled - kept.compiled < WORTH_KEEPING) return isSound ? settle(file) : undefined
    save(file, () => ({
      codes: new Map([...scripts].map(([name, script]) => [name, script.createCachedData()])),
      // What was compiled of other packages says nothing: then the next run keeps its code in any case.
      compiled: others.size > 0 ? 0 : compiled,
    }))
  }
  const taken = () => [...scripts.keys()].filter((name) => scripts.get(name)?.cachedDataRejected === false)
  return { program: load('./program.cjs'), keep, taken }
}

/**
 * Does what `require` does in the files of the bundle.
 * @param {string} folder
 * @param {ReadonlyMap<string, Buffer>} codes
 */
function loader(folder, codes) {
  /** @type {Map<string, object>} */
  const modules = new Map()
  /** @type {Map<string, Script>} */
  const scripts = new Map()
  /** @type {Set<string>} */
  const others = new Set()
  const noted = (/** @type {string} */ name) => {
    if (!isBuiltin(name)) others.add(name)
    return name
  }
  const requireOther = createRequire(join(folder, 'program.cjs'))
  /** What a script that V8 is given code for cannot do by itself. */
  const importOther = (/** @type {string} */ name) => import(noted(name))
  const load = (/** @type {string} */ name) => {
    if (!name.startsWith('./')) return requireOther(noted(name))
    if (modules.has(name)) return modules.get(name)
    const filename = join(folder, name)
    const text = readFileSync(filename, 'utf8')
    const cachedData = codes.get(name)
    const script = new Script(`(function (exports, require, __import, __filename) {${text}\n})`, {
      filename,
      ...(cachedData ? { cachedData } : {}),
    })
    const exports = {}
    modules.set(name, exports)
    scripts.set(name, script)
    script.runInThisContext()(exports, load, importOther, filename)
    return exports
  }
  return { load, scripts, others }
}

const digestOf = (/** @type {Uint8Array} */ bytes) => createHash('sha256').update(bytes).digest()

/**
 * V8 believes what it is given, so nothing must come to it that is not whole.
 * @param {string} file
 * @returns {Kept | undefined}
 */
function keptIn(file) {
  try {
    const bytes = readFileSync(file)
    const kept = bytes.subarray(DIGEST)
    return digestOf(kept).equals(bytes.subarray(0, DIGEST)) ? deserialize(kept) : undefined
  } catch {
    return undefined
  }
}

const settledNote = (/** @type {string} */ file) => `${file}.settled`

/** Whether somebody has found lately that what is kept is enough. @param {string} file */
function isSettled(file) {
  const note = statSync(settledNote(file), { throwIfNoEntry: false })
  return note !== undefined && Math.abs(Date.now() - note.mtimeMs) < SETTLED
}

/** @param {string} file */
function settle(file) {
  try {
    writeFileSync(settledNote(file), '')
  } catch {}
}

/**
 * Without it all is as right, only slower. Two commands may write at once: a digest says what came of it.
 * @param {string} file
 * @param {() => Kept} make is called if the file can be written
 */
function save(file, make) {
  try {
    const making = openSync(`${file}.making`, 'w')
    try {
      const bytes = serialize(make())
      writeFileSync(making, Buffer.concat([digestOf(bytes), bytes]))
    } finally {
      closeSync(making)
    }
    renameSync(`${file}.making`, file)
  } catch {}
}
