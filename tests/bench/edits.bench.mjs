/** How long it takes from writing a file until its words stand in an open page of the live preview. */
import { measureEdits } from './support/edits.mjs'
import { cellsOf } from './support/figures.mjs'
import { ENGINE } from './support/timed.mjs'

/** @returns {Promise<readonly import('./bench.mjs').Table[]>} */
export async function measure() {
  const rows = (await measureEdits(ENGINE)).map(([name, times]) => [name, ...cellsOf(times, 0)])
  return [{ head: ['from an edit to the browser', 'ms', 'least', 'most'], rows }]
}
