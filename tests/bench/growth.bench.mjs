/** What a page costs, however many there are. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, medianCost } from './support/figures.mjs'
import { ownSystem } from './support/own-system.mjs'
import { coldCase, measured } from './support/rounds.mjs'

const SIZES = [1000, 10_000, 30_000]
const ROUNDS = 5

/** @typedef {{ readonly size: number, readonly runs: readonly import('./support/timed.mjs').Cost[] }} Growth */

/** @returns {Promise<readonly import('./bench.mjs').Table[]>} */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-growth-'))
  const systems = SIZES.map((size) => ownSystem(join(folder, String(size)), size))
  for (const system of systems) system.build()
  const cases = measured(
    ROUNDS,
    systems.map((system) => coldCase(system, folder)),
  )
  rmSync(folder, { recursive: true, force: true })
  const all = SIZES.map((size, index) => ({ size, runs: cases[index]?.[1] ?? [] }))
  const costs = all.map(({ size, runs }) => ({ size, ...medianCost(runs) }))
  const row = (
    /** @type {string} */ name,
    /** @type {(cost: typeof costs[number]) => number} */ of,
    digits = 2,
  ) => [name, ...costs.map((cost) => of(cost).toFixed(digits))]
  const further = all.map((growth, index) => {
    const smaller = all[index - 1]
    return smaller ? furtherPage(smaller, growth).toFixed(3) : ''
  })
  return [
    {
      head: ['cold builds', ...SIZES.map((size) => `${size.toLocaleString('en')} pages`)],
      rows: [
        row('s', ({ wall }) => wall),
        row('CPU s', ({ cpu }) => cpu),
        row('MB', ({ memory }) => memory, 0),
        row('CPU ms a page', ({ cpu, size }) => (cpu / size) * 1000, 3),
        ['CPU ms of each further page', ...further],
      ],
    },
  ]
}

/**
 * In milliseconds of the processor: the median of what each round says.
 * @param {Growth} smaller
 * @param {Growth} larger
 */
function furtherPage(smaller, larger) {
  const pages = larger.size - smaller.size
  return median(
    larger.runs.map(({ cpu }, round) => ((cpu - (smaller.runs[round]?.cpu ?? Number.NaN)) / pages) * 1000),
  )
}
