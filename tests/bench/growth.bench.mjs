/** What a page costs, however many there are. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { away } from './support/away.mjs'
import { median, medianCost } from './support/figures.mjs'
import { ownSystem } from './support/own-system.mjs'

const SIZES = [1000, 10_000, 30_000]
const RUNS = 5

/** @typedef {import('./support/timed.mjs').Cost} Cost */

/** @returns {Promise<readonly import('./bench.mjs').Table[]>} */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-growth-'))
  const rounds = roundsIn(folder)
  rmSync(folder, { recursive: true, force: true })
  const costs = SIZES.map((size, index) => ({
    size,
    ...medianCost(rounds.flatMap((all) => all[index] ?? [])),
  }))
  const row = (
    /** @type {string} */ name,
    /** @type {(cost: typeof costs[number]) => number} */ of,
    digits = 2,
  ) => [name, ...costs.map((cost) => of(cost).toFixed(digits))]
  const further = SIZES.map((_, index) =>
    index === 0 ? '' : median(rounds.map((all) => furtherPage(all, index))).toFixed(3),
  )
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
 * Round after round through all sizes, so that other work on the machine disturbs them alike.
 * @param {string} folder
 * @returns {readonly (readonly Cost[])[]} of each round, in the order of the sizes
 */
function roundsIn(folder) {
  const systems = SIZES.map((size) => ownSystem(join(folder, String(size)), size))
  for (const system of systems) system.build()
  return Array.from({ length: RUNS }, () =>
    systems.map((system) => {
      system.forget()
      away(folder, system.out)
      return system.build()
    }),
  )
}

/** In milliseconds of the processor, of those that a site has more than the next smaller one. */
function furtherPage(/** @type {readonly Cost[]} */ costs, /** @type {number} */ index) {
  const [smaller, larger] = [costs[index - 1], costs[index]]
  const pages = (SIZES[index] ?? 0) - (SIZES[index - 1] ?? 0)
  return smaller && larger ? ((larger.cpu - smaller.cpu) / pages) * 1000 : Number.NaN
}
