/** The weights of pages as text. */
import { CORE_BUDGET, count, excessOf, grown, ownBytes } from './budgets.mjs'
import { total } from './weigh.mjs'

/**
 * @typedef {import('./weigh.mjs').PageWeight} PageWeight
 * @typedef {{ readonly pages: readonly PageWeight[], readonly now: ReadonlyMap<string, number>, readonly before: ReadonlyMap<string, number>, readonly nameOf: (file: string) => string, readonly price?: { readonly perMegabyte: number, readonly currency: string } | undefined }} Input
 */

/** The types that budgets are for, and those that stand in a page. */
const OWN = /** @type {const} */ (['html', 'css', 'font', 'scripts'])
const FURTHER = /** @type {const} */ (['frames', 'pictures'])
const MEGABYTE = 1_000_000
const MOST_NAMED = 8

/**
 * The table, what has grown, and what is over its budget, which is what matters and comes last.
 * @param {Input} input
 */
export function report(input) {
  const { pages, now, before } = input
  const over = pages.filter((page) => excessOf(page).length > 0)
  const verdict =
    over.length === 0
      ? `All ${pages.length} pages are within their budgets.`
      : over.flatMap((page) => [...excessOf(page), ...growthOf(page, input)]).join('\n')
  const growth = grown(now, before).slice(0, MOST_NAMED).map(inWords)
  const since =
    growth.length > 0 ? [`Grown since tests/size/figures.json was written:\n${growth.join('\n')}`] : []
  return { failed: over.length > 0, text: `${[table(input), ...since, verdict].join('\n\n')}\n` }
}

/**
 * What src/core costs a browser.
 * @param {number} bytes
 */
export function coreReport(bytes) {
  const over = bytes - CORE_BUDGET
  const verdict =
    over > 0
      ? `${count(over)} more than the budget of ${count(CORE_BUDGET)}.`
      : `within the budget of ${count(CORE_BUDGET)}.`
  return { failed: over > 0, text: `src/core for a browser is ${count(bytes)} bytes: ${verdict}\n` }
}

/**
 * @param {PageWeight} page
 * @param {Input} input
 */
function growthOf({ files }, { now, before, nameOf }) {
  const names = new Set(files.map(nameOf))
  const lines = grown(new Map([...now].filter(([name]) => names.has(name))), before).map(inWords)
  return lines.length > 0 ? lines : ['  None of its files has grown: it has come to load more of them.']
}

/** @param {{ readonly name: string, readonly by: number, readonly isNew: boolean }} growth */
const inWords = ({ name, by, isNew }) => `  ${name} ${isNew ? 'is new:' : 'has grown by'} ${count(by)} bytes`

/** @param {Input} input */
function table({ pages, price }) {
  const head = ['bytes', ...OWN, 'page', ...FURTHER, 'all', ...(price ? [price.currency] : [])]
  const rows = pages
    .toSorted((a, b) => ownBytes(b.bytes) - ownBytes(a.bytes) || (a.route < b.route ? -1 : 1))
    .map(({ route, bytes }) => {
      const all = total(Object.values(bytes))
      const cost = price ? [((all / MEGABYTE) * price.perMegabyte).toFixed(3)] : []
      const numbers = [
        ...OWN.map((type) => bytes[type]),
        ownBytes(bytes),
        ...FURTHER.map((type) => bytes[type]),
        all,
      ]
      return [route, ...numbers.map(count), ...cost]
    })
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
