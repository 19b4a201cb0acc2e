/** Builds of one size, beside those of other generators where they are installed, all in one row. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { away } from './away.mjs'
import { medianCost } from './figures.mjs'
import { ownSystem } from './own-system.mjs'
import { peers } from './peers.mjs'
import { checkContent } from './same-content.mjs'

/**
 * @typedef {import('./timed.mjs').Cost} Cost
 * @typedef {import('./peers.mjs').System} System
 * @typedef {readonly [name: string, once: (run: number) => Cost]} Case
 */

const RUNS = 3
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
  const [anchor, ...rows] = measured([
    ...[...others, own].map((system) => coldCase(system, folder)),
    ...[...others, own].map(editedCase),
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
  const first = anchor?.[1]
  const isHugo = anchor?.[0].startsWith('Hugo')
  const cells = [...(anchor ? [anchor] : []), ...rows].map(([name, cost]) => [
    name,
    ...[cost.wall, cost.cpu].map((seconds) => seconds.toFixed(2)),
    cost.memory.toFixed(0),
    first && isHugo ? (cost.wall / first.wall).toFixed(2) : '',
  ])
  return [{ head: [`${size.toLocaleString('en')} pages`, 's', 'CPU s', 'MB', '× Hugo'], rows: cells }]
}

/**
 * Round after round through all cases, so that other work on the machine disturbs all of them alike.
 * @param {readonly Case[]} cases
 * @returns {readonly (readonly [string, Cost])[]}
 */
function measured(cases) {
  const rounds = Array.from({ length: RUNS }, (_, run) => cases.map(([, once]) => once(run)))
  return cases.map(([name], index) => [name, medianCost(rounds.flatMap((costs) => costs[index] ?? []))])
}

/** @param {System} system @param {string} folder @returns {Case} */
function coldCase(system, folder) {
  return [
    `${system.name}, cold`,
    () => {
      system.forget()
      away(folder, system.out)
      return system.build()
    },
  ]
}

/** The title of the page and that of its first block. @param {System} system @returns {Case} */
function editedCase(system) {
  return [
    `${system.name}, one page edited`,
    (run) => {
      const file = system.sourceOf(EDITED)
      const title = `Edited ${run}`
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, text.replaceAll(/^( {4})?title: .*$/gm, `$1title: ${title}`))
      const cost = system.build()
      if (!readFileSync(system.outputOf(EDITED), 'utf8').includes(title))
        throw new Error(`${system.name} has not seen the edit`)
      return cost
    },
  ]
}
