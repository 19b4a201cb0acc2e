/** What a page costs, however many there are. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { away } from './support/away.mjs'
import { medianCost } from './support/figures.mjs'
import { ownSystem } from './support/own-system.mjs'

const SIZES = [1000, 10_000, 30_000]
const RUNS = 3

/** @returns {Promise<readonly import('./bench.mjs').Table[]>} */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-growth-'))
  const costs = SIZES.map((size) => {
    const system = ownSystem(join(folder, String(size)), size)
    system.build()
    const runs = Array.from({ length: RUNS }, () => {
      system.forget()
      away(folder, system.out)
      return system.build()
    })
    return { size, ...medianCost(runs) }
  })
  rmSync(folder, { recursive: true, force: true })
  const row = (
    /** @type {string} */ name,
    /** @type {(cost: typeof costs[number]) => number} */ of,
    digits = 2,
  ) => [name, ...costs.map((cost) => of(cost).toFixed(digits))]
  const further = costs.map((cost, index) => {
    const smaller = costs[index - 1]
    return smaller ? (((cost.cpu - smaller.cpu) / (cost.size - smaller.size)) * 1000).toFixed(3) : ''
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
