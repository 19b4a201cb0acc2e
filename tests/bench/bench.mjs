/**
 * `npm run bench`: how long things take. Nothing here passes or fails. Each `*.bench.mjs` of this folder measures;
 * RESULTS.md holds what it measured last. `npm run bench -- builds` runs one file and keeps the figures of the others.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { chdir, platform, version } from 'node:process'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {{ readonly head: readonly string[], readonly rows: readonly (readonly string[])[], readonly note?: string }} Table
 * @typedef {{ readonly measure: () => Promise<readonly Table[]> }} Bench
 */

chdir(fileURLToPath(new URL('../..', import.meta.url)))

const RESULTS = 'tests/bench/RESULTS.md'
const INTRODUCTION =
  '# How long things take\n\nWritten by `npm run bench`. Each part says on what its figures come from. Where other work ran on the machine, whose\nload is given, seconds of the processor compare better than those of the clock.'
const ENDING = '.bench.mjs'

const all = readdirSync('tests/bench')
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length))
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. There are ${all.join(', ')}.`)

const parts = olderParts()
for (const name of wanted) {
  process.stdout.write(`\n${name}\n`)
  /** @type {Bench} */
  const { measure } = await import(`./${name}${ENDING}`)
  const text = partOf(name, await measure())
  process.stdout.write(`${text}\n`)
  parts.set(name, text)
  const sorted = [...parts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, part]) => part)
  writeFileSync(RESULTS, `${[INTRODUCTION, ...sorted].join('\n\n')}\n`)
}

/** @returns {Map<string, string>} */
function olderParts() {
  if (!existsSync(RESULTS)) return new Map()
  const texts = readFileSync(RESULTS, 'utf8')
    .split(/^(?=## )/m)
    .slice(1)
  return new Map(texts.map((text) => [/^## (.*)/.exec(text)?.[1] ?? '', text.trim()]))
}

/**
 * @param {string} name
 * @param {readonly Table[]} tables
 */
function partOf(name, tables) {
  const [cpu] = cpus()
  const machine = `Node ${version}, ${platform}, ${cpus().length} cores (${cpu?.model.trim()})`
  const day = new Date().toISOString().slice(0, 10)
  const load = loadavg()[0]?.toFixed(1)
  const origin = `\`npm run bench -- ${name}\`, ${day}, ${machine}, load ${load}.`
  return [`## ${name}`, origin, ...tables.map(tableText)].join('\n\n')
}

/** @param {Table} table */
function tableText({ head, rows, note }) {
  const [first = '', ...others] = head
  const lines = [head, [first.replaceAll(/./g, '-') || '-', ...others.map(() => '--:')], ...rows]
  const text = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  return note === undefined ? text : `${text}\n\n${note}`
}
