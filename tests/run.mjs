/**
 * The test command: every step, also after one that failed, and the sum of all runners as the last line.
 * A step that cannot run counts as failed.
 */
import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { STEPS } from './run/steps.mjs'
import { inWords, sum } from './run/tally.mjs'

chdir(fileURLToPath(new URL('..', import.meta.url)))

/** @type {Map<string, import('./run/tally.mjs').Tally>} */
const tallies = new Map()
for (const step of STEPS) tallies.set(step.name, await runStep(step))
const total = sum([...tallies.values()])
process.stdout.write(`\n${inWords(total)}\n`)
process.exitCode = total.failed === 0 ? 0 : 1

/**
 * @param {import('./run/steps.mjs').Step} step
 * @returns {Promise<import('./run/tally.mjs').Tally>}
 */
async function runStep({ name, needs, run }) {
  if (needs !== undefined && tallies.get(needs)?.failed !== 0) {
    process.stdout.write(`${name.padEnd(16)} not run: it needs ${needs}\n`)
    return { passed: 0, failed: 1 }
  }
  const start = performance.now()
  const { tally, output } = await run()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  process.stdout.write(`${name.padEnd(16)} ${inWords(tally)} (${seconds} s)\n`)
  if (tally.failed > 0) process.stdout.write(`\n${output.trimEnd()}\n\n`)
  return tally
}
