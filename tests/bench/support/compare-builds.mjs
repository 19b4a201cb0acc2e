/** Builds of one size, beside those of other generators where they are installed, all in one row. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, medianCost } from './figures.mjs'
import { ownSystem } from './own-system.mjs'
import { peers } from './peers.mjs'
import { coldCase, measured } from './rounds.mjs'
import { checkContent } from './same-content.mjs'

/**
 * @typedef {import('./timed.mjs').Cost} Cost
 * @typedef {import('./peers.mjs').System} System
 * @typedef {import('./rounds.mjs').Case} Case
 */

/** A round of 1,000 pages takes seconds, so that there can be more of them. */
const MORE_ROUNDS = { upTo: 1000, rounds: 9 }
const ROUNDS = 3
/** A page in the middle of the site, in no menu. */
const EDITED = 555

/**
 * @param {number} size how many pages
 * @returns {Promise<readonly import('../bench.mjs').Table[]>}
 */
export async function compareBuilds(size) {
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-builds-'))
  const own = ownSystem(join(folder, 'own'), size)
  const others = peers(folder, size)
  // The first builds show that all write the same, and make the bundle and the pictures of ours, which are apart.
  for (const system of [...others, own]) {
    system.build()
    checkContent(system, size)
  }
  const rounds = size <= MORE_ROUNDS.upTo ? MORE_ROUNDS.rounds : ROUNDS
  const rows = measured(rounds, [
    ...[...others, own].map((system) => coldCase(system, folder)),
    ...[...others, own].map((system) => editedCase(system, 'one page edited')),
    // Behind the first build there is one release, and the next one makes the other; from then on they take turns.
    editedCase(own, 'edited once more'),
    ['Ukurasa, nothing changed', () => own.build()],
    [
      'Ukurasa, `check`, cold',
      () => {
        own.forget()
        return own.check()
      },
    ],
    ['Ukurasa, `check`, nothing changed', () => own.check()],
  ])
  rmSync(folder, { recursive: true, force: true })
  const [anchor] = rows
  const hugo = anchor?.[0].startsWith('Hugo') ? anchor[1] : undefined
  const cells = rows.map(([name, costs]) => {
    const { wall, cpu, memory } = medianCost(costs)
    const times = hugo ? timesOf(costs, hugo).toFixed(2) : ''
    return [name, wall.toFixed(2), cpu.toFixed(2), memory.toFixed(0), times]
  })
  return [{ head: [`${size.toLocaleString('en')} pages`, 's', 'CPU s', 'MB', '× Hugo'], rows: cells }]
}

/**
 * The median of how many times as long it took as the anchor did in the same round: the machine is faster and slower.
 * @param {readonly Cost[]} costs
 * @param {readonly Cost[]} anchor
 */
function timesOf(costs, anchor) {
  return median(costs.map(({ wall }, round) => wall / (anchor[round]?.wall ?? Number.NaN)))
}

/** The title of the page and that of its first block. @param {System} system @param {string} how @returns {Case} */
function editedCase(system, how) {
  return [
    `${system.name}, ${how}`,
    (run) => {
      const file = system.sourceOf(EDITED)
      const title = `${how} ${run}`
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replaceAll(/^( {4})?title: .*$/gm, `$1title: ${title}`))
      const cost = system.build()
      if (!readFileSync(system.outputOf(EDITED), 'utf8').includes(title))
        throw new Error(`${system.name} has not seen the edit`)
      return cost
    },
  ]
}
