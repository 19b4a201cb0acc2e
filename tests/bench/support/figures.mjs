/** Figures of several runs. */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/**
 * Median, least and most, as cells of a table.
 * @param {readonly number[]} values
 * @param {number} digits
 */
export function cellsOf(values, digits) {
  return [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(digits))
}

/**
 * Each figure's own median.
 * @param {readonly import('./timed.mjs').Cost[]} costs
 * @returns {import('./timed.mjs').Cost}
 */
export function medianCost(costs) {
  const of = (/** @type {keyof import('./timed.mjs').Cost} */ key) => median(costs.map((cost) => cost[key]))
  return { wall: of('wall'), cpu: of('cpu'), memory: of('memory') }
}
