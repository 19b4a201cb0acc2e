/**
 * The search: from the index to the first results on a processor slowed down four times, and what the index adds to a
 * build of 1,000 pages.
 */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { goodHost } from '../lighthouse/good-host.mjs'
import { findChromium, thisMachine } from '../run/chromium.mjs'
import { buildSite } from '../run/serve-build.mjs'
import { cellsOf, median, medianCost } from './support/figures.mjs'
import { ownSystem } from './support/own-system.mjs'
import { coldCase, measured } from './support/rounds.mjs'
import { firstResults } from './support/searching.mjs'

const RUNS = 5
const ROUNDS = 9
const SIZE = 1000
const QUESTIONS = [
  ['/who', 'fees grade 5'],
  ['/who', 'swiming'],
  ['/who', 'where do the boys sleep'],
  ['/sw/fees', 'nataka kulipa karo'],
]

/** @returns {Promise<readonly import('./bench.mjs').Table[]>} */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-search-'))
  try {
    return [await resultsTable(join(folder, 'school')), buildsTable(folder)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} out
 * @returns {Promise<import('./bench.mjs').Table>}
 */
async function resultsTable(out) {
  const found = await findChromium(thisMachine())
  if ('problem' in found) throw new Error(found.problem)
  buildSite(out)
  const site = await goodHost(out)
  const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false })
  try {
    const rows = []
    for (const [from = '', words = ''] of QUESTIONS) {
      const runs = []
      for (let run = 0; run < RUNS; run++) runs.push(await firstResults(browser, site.address + from, words))
      const [clock, processor] = [runs.map(({ clock }) => clock), runs.map(({ processor }) => processor)]
      rows.push([`${from}, "${words}"`, ...cellsOf(clock, 0), cellsOf(processor, 0)[0] ?? ''])
    }
    return {
      head: ['from the index to the first results', 'ms', 'least', 'most', 'ms of the processor'],
      rows,
    }
  } finally {
    await browser.close()
    site.stop()
  }
}

/**
 * @param {string} folder
 * @returns {import('./bench.mjs').Table}
 */
function buildsTable(folder) {
  const [plain, searched] = ['plain', 'searched'].map((name) => ownSystem(join(folder, name), SIZE))
  if (!plain || !searched) throw new Error('There are two sites.')
  appendFileSync(join(folder, 'searched/site.yaml'), 'search: true\n')
  for (const system of [plain, searched]) system.build()
  const [[, without] = ['', []], [, withIt] = ['', []]] = measured(
    ROUNDS,
    [plain, searched].map((system) => coldCase(system, folder)),
  )
  const row = (
    /** @type {string} */ name,
    /** @type {readonly import('./support/timed.mjs').Cost[]} */ costs,
  ) => {
    const { wall, cpu } = medianCost(costs)
    const times = costs.map((cost, round) => cost.cpu / (without[round]?.cpu ?? Number.NaN))
    return [name, wall.toFixed(2), cpu.toFixed(2), median(times).toFixed(3)]
  }
  return {
    head: ['1,000 pages, cold', 's', 'CPU s', '× CPU s without a search'],
    rows: [row('without a search', without), row('with a search', withIt)],
  }
}
