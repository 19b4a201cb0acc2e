/** Counts how many checks passed and failed, from the reports of different runners. */

/** @typedef {{ readonly passed: number, readonly failed: number }} Tally */

/**
 * A command that only says yes or no counts as one check.
 * @param {number} code
 * @returns {Tally}
 */
export function ofCommand(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * The report of `vitest --reporter=json`. A skipped test has not passed. A file that does not load is a failure, although
 * none of its tests ran.
 * @param {unknown} report
 * @param {number} code
 * @returns {Tally}
 */
export function ofVitest(report, code) {
  const broken = list(at(report, 'testResults')).filter(
    (file) => at(file, 'status') === 'failed' && list(at(file, 'assertionResults')).length === 0,
  )
  const failed = ['numFailedTests', 'numPendingTests', 'numTodoTests'].map((name) => number(at(report, name)))
  return settled(number(at(report, 'numPassedTests')), total([...failed, broken.length]), code)
}

/**
 * The report of `playwright test --reporter=json`. A test that passes only at the second attempt has failed.
 * @param {unknown} report
 * @param {number} code
 * @returns {Tally}
 */
export function ofPlaywright(report, code) {
  const stats = at(report, 'stats')
  const failed = ['unexpected', 'flaky', 'skipped'].map((name) => number(at(stats, name)))
  return settled(number(at(stats, 'expected')), total([...failed, list(at(report, 'errors')).length]), code)
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return {
    passed: total(tallies.map(({ passed }) => passed)),
    failed: total(tallies.map(({ failed }) => failed)),
  }
}

/** @param {Tally} tally */
export function inWords({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

/**
 * It is a failure if nothing ran, or if the exit code does not fit the counts.
 * @param {number} passed
 * @param {number} failed
 * @param {number} code
 * @returns {Tally}
 */
function settled(passed, failed, code) {
  const unexplained = passed + failed === 0 || (failed === 0 && code !== 0)
  return { passed, failed: unexplained ? 1 : failed }
}

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown}
 */
function at(value, name) {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/**
 * @param {unknown} value
 * @returns {readonly unknown[]}
 */
const list = (value) => (Array.isArray(value) ? value : [])

/** @param {unknown} value */
const number = (value) => (typeof value === 'number' ? value : 0)

/** @param {readonly number[]} numbers */
const total = (numbers) => numbers.reduce((left, right) => left + right, 0)
