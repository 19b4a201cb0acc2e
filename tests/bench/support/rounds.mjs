/** What is measured in rounds. */
import { away } from './away.mjs'

/**
 * @typedef {import('./timed.mjs').Cost} Cost
 * @typedef {import('./peers.mjs').System} System
 * @typedef {readonly [name: string, once: (run: number) => Cost]} Case
 */

/**
 * Round after round through all cases, so that other work on the machine disturbs all of them alike.
 * @param {number} rounds
 * @param {readonly Case[]} cases
 * @returns {readonly (readonly [string, readonly Cost[]])[]} the costs of each round
 */
export function measured(rounds, cases) {
  const all = Array.from({ length: rounds }, (_, run) => cases.map(([, once]) => once(run)))
  return cases.map(([name], index) => [name, all.flatMap((costs) => costs[index] ?? [])])
}

/** @param {System} system @param {string} folder @returns {Case} */
export function coldCase(system, folder) {
  return [
    `${system.name}, cold`,
    () => {
      system.forget()
      away(folder, system.out)
      return system.build()
    },
  ]
}
