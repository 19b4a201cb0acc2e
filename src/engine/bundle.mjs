/**
 * Loads the bundle with what V8 made of it before. To compile it is a third of what a short command does; so the code of
 * all functions that ran is kept beside the bundle, for each command by itself.
 */
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { deserialize, getHeapCodeStatistics, serialize } from 'node:v8'
import { Script } from 'node:vm'

const DIGEST = 32
/** In bytes. So much is compiled by a run for which the code that is kept was not enough. */
const WORTH_KEEPING = 100_000

/**
 * @param {string} folder of the bundle
 * @param {string} command
 * @returns {{ readonly program: typeof import('../cli/program.ts'), readonly keep: () => void }} `keep` is called once the
 *   command is done.
 */
export function programIn(folder, command) {
  const file = join(folder, `code-${command}`)
  const codes = codesIn(file)
  const { load, scripts } = loader(folder, codes)
  const program = load('./program.cjs')
  const compiled = compiledBytes()
  const keep = () => {
    if (codes.size > 0 && compiledBytes() - compiled < WORTH_KEEPING) return
    save(file, new Map([...scripts].map(([name, script]) => [name, script.createCachedData()])))
  }
  return { program, keep }
}

const compiledBytes = () => getHeapCodeStatistics().bytecode_and_metadata_size

/**
 * Does what `require` does in the files of the bundle.
 * @param {string} folder
 * @param {ReadonlyMap<string, Buffer>} codes
 */
function loader(folder, codes) {
  const modules = new Map()
  /** @type {Map<string, Script>} */
  const scripts = new Map()
  const requireOther = createRequire(join(folder, 'program.cjs'))
  const load = (/** @type {string} */ name) => {
    if (!name.startsWith('./')) return requireOther(name)
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
  return { load, scripts }
}

/** What a script that V8 is given code for cannot do by itself. */
const importOther = (/** @type {string} */ name) => import(name)

const digestOf = (/** @type {Uint8Array} */ bytes) => createHash('sha256').update(bytes).digest()

/**
 * V8 believes what it is given, so nothing must come to it that is not whole.
 * @param {string} file
 * @returns {ReadonlyMap<string, Buffer>}
 */
function codesIn(file) {
  try {
    const bytes = readFileSync(file)
    const kept = bytes.subarray(DIGEST)
    if (digestOf(kept).equals(bytes.subarray(0, DIGEST))) return deserialize(kept)
  } catch {}
  return new Map()
}

/**
 * Without it all is as right, only slower.
 * @param {string} file
 * @param {ReadonlyMap<string, Buffer>} codes
 */
function save(file, codes) {
  const bytes = serialize(codes)
  try {
    writeFileSync(`${file}.${process.pid}`, Buffer.concat([digestOf(bytes), bytes]))
    renameSync(`${file}.${process.pid}`, file)
  } catch {}
}
