/**
 * `npm run size`: what each page of the built site costs, by type, in bytes as hosts send them (brotli), and what src/core
 * costs a program in a browser.
 * `--out DIR` is the built site, `--cost` adds what a page costs a visitor, `--update` takes the present figures.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseDocument } from 'yaml'
import { coreBundle } from '../support/core-bundle/bundle.mjs'
import { nameOf } from './budgets.mjs'
import { coreReport, report } from './report.mjs'
import { packed, weigh } from './weigh.mjs'

const FIGURES = new URL('figures.json', import.meta.url)

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    cost: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
  },
})
if (!existsSync(values.out)) fail(`There is no built site in ${values.out}: run \`npm run build\` first.`)
const { pages, files } = weigh(values.out)
const now = figuresOf(files)
if (values.update) writeFileSync(FIGURES, `${JSON.stringify(Object.fromEntries(now), null, 2)}\n`)
/** @type {Record<string, number>} */
const figures = JSON.parse(readFileSync(FIGURES, 'utf8'))
const price = values.cost ? priceOf(readFileSync('site.yaml', 'utf8')) : undefined
const reports = [
  report({ pages, now, before: new Map(Object.entries(figures)), nameOf, price }),
  coreReport(packed(await coreBundle(), '.js')),
]
process.stdout.write(reports.map(({ text }) => text).join('\n'))
process.exitCode = reports.some(({ failed }) => failed) ? 1 : 0

/**
 * Pictures belong to the content, and their bytes to the machine that made them.
 * @param {ReadonlyMap<string, number>} weighed
 */
function figuresOf(weighed) {
  const ours = [...weighed].filter(([file]) => /\.(?:html|css|js|woff2)$/.test(file))
  return new Map(ours.map(([file, bytes]) => /** @type {const} */ ([nameOf(file), bytes])).sort())
}

/** @param {string} text */
function priceOf(text) {
  const site = parseDocument(text, { logLevel: 'silent' })
  const perMegabyte = Number(site.get('pricePerMegabyte'))
  if (!(perMegabyte > 0)) fail('`pricePerMegabyte` in site.yaml must say what a megabyte costs: 0.50')
  return { perMegabyte, currency: String(site.get('currency') ?? '') }
}

/**
 * @param {string} problem
 * @returns {never}
 */
function fail(problem) {
  process.stderr.write(`${problem}\n`)
  process.exit(2)
}
