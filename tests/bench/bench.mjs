// `npm run bench`: how long the commands take. Prints medians; nothing here passes or fails.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureEdits } from './edit.mjs'

const ENGINE = fileURLToPath(new URL('../../', import.meta.url))
const CLI = join(ENGINE, 'src/cli/ukurasa.mjs')
const RUNS = 5

const out = join(mkdtempSync(join(tmpdir(), 'ukurasa-bench-')), 'dist')
const dropOut = () => rmSync(out, { recursive: true, force: true })
const dropBundle = () => {
  const cache = join(ENGINE, '.ukurasa')
  for (const name of readdirSync(cache))
    if (name.startsWith('engine-')) rmSync(join(cache, name), { recursive: true })
}

run(['check'])
/** @type {readonly (readonly [string, readonly number[]])[]} */
const rows = [
  ['check, engine not bundled yet', measure(['check'], dropBundle)],
  ['check, nothing kept but the bundle', measure(['check'])],
  ['build, no dist', measure(['build', '--out', out], dropOut)],
  ['build, nothing changed', measure(['build', '--out', out])],
]
rmSync(join(out, '..'), { recursive: true, force: true })

process.stdout.write(
  `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model}), medians of ${RUNS} runs\n\n`,
)
process.stdout.write('| school site | wall s | min | max |\n| --- | --: | --: | --: |\n')
for (const [name, times] of rows) process.stdout.write(rowOf(name, times, 2))

process.stdout.write('\n| from an edit to the browser | ms | min | max |\n| --- | --: | --: | --: |\n')
for (const [name, times] of await measureEdits(ENGINE)) process.stdout.write(rowOf(name, times, 0))

/**
 * @param {string} name
 * @param {readonly number[]} times
 * @param {number} digits
 */
function rowOf(name, times, digits) {
  const sorted = times.toSorted((a, b) => a - b)
  const places = [0, Math.floor(times.length / 2), times.length - 1]
  const [min, median, max] = places.map((index) => sorted[index]?.toFixed(digits))
  return `| ${name} | ${median} | ${min} | ${max} |\n`
}

/**
 * @param {readonly string[]} words
 * @param {() => void} [before]
 */
function measure(words, before) {
  return Array.from({ length: RUNS }, () => {
    before?.()
    const start = performance.now()
    run(words)
    return (performance.now() - start) / 1000
  })
}

/** @param {readonly string[]} words */
function run(words) {
  const { status, stderr } = spawnSync(process.execPath, [CLI, ...words], { cwd: ENGINE, encoding: 'utf8' })
  if (status !== 0) throw new Error(`ukurasa ${words.join(' ')} ended with ${status}\n${stderr}`)
}
