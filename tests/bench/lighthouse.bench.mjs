/**
 * What Lighthouse says of every page, as a phone (slow 4G, a fourth of the speed) and as a desktop: medians of three
 * runs on eight pages and on those that were short of an aim in their first run, of five on those that are short then,
 * one run on the others. It takes a quarter of an hour; begun again, it goes on where it was.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CATEGORIES, middle, shortcomings } from '../lighthouse/judge.mjs'
import { FORMS, OFTEN, openLighthouse } from '../lighthouse/look.mjs'
import { buildSite, isListed, routesOf } from '../run/serve-build.mjs'
import { contentOf, keptRuns } from './support/kept-runs.mjs'

/**
 * `others` says whether other hosts answered.
 * @typedef {import('../lighthouse/judge.mjs').Result & { readonly others: boolean }} Run
 */

const OUT = join('test-results', 'lighthouse-site')
const KEPT = join('test-results', 'lighthouse-runs.json')
const RUNS = 3
/** Of pages that fall short in the middle of those. */
const MOST_RUNS = 5
/** It shows a frame of another host. */
const FRAMING = ['/location']

/** @returns {Promise<readonly import('./bench.mjs').Table[]>} */
export async function measure() {
  buildSite(OUT)
  const { version } = createRequire(import.meta.url)('lighthouse/package.json')
  /** @type {ReturnType<typeof keptRuns<Run>>} */
  const kept = keptRuns(KEPT, `${version} ${contentOf(OUT)}`)
  const { routes } = routesOf(OUT)
  await runAll(kept, routes, false)
  await runAll(kept, FRAMING, true)
  return FORMS.map((form) => tableOf(kept.runs, form, routes, version))
}

/**
 * In rounds, so that other work on the machine disturbs all pages alike.
 * @param {ReturnType<typeof keptRuns<Run>>} kept
 * @param {readonly string[]} routes
 * @param {boolean} others
 */
async function runAll(kept, routes, others) {
  const opened = await openLighthouse(OUT, { others })
  try {
    for (let round = 0; round < MOST_RUNS; round++)
      for (const form of FORMS)
        for (const route of routes) {
          const before = runsOf(kept.runs, route, form, others)
          if (before.length > round || (round > 0 && isEnough(before))) continue
          const result = await opened.look(route, form)
          kept.add({ ...result, others })
          process.stdout.write(`${kept.runs.length} ${form} ${route} ${cellsOf(result).join(' ')}\n`)
        }
  } finally {
    await opened.stop()
  }
}

/**
 * Other work on the machine makes most of what blocks a page, so one short run says little.
 * @param {readonly Run[]} runs of one page
 */
function isEnough(runs) {
  const isFew = runs.length < RUNS
  const seen = isFew ? runs[0] : middle(runs)
  return seen !== undefined && !(isFew && OFTEN.includes(seen.route)) && shortOf(seen).length === 0
}

/** @param {import('../lighthouse/judge.mjs').Result} result */
const shortOf = (result) => shortcomings({ ...result, failed: [] }, isListed(OUT, result.route))

/**
 * @param {readonly Run[]} runs
 * @param {string} route
 * @param {import('../lighthouse/judge.mjs').Form} form
 * @param {boolean} others
 */
const runsOf = (runs, route, form, others) =>
  runs.filter((run) => run.route === route && run.form === form && run.others === others)

/**
 * @param {readonly Run[]} runs
 * @param {import('../lighthouse/judge.mjs').Form} form
 * @param {readonly string[]} routes
 * @param {string} version
 */
function tableOf(runs, form, routes, version) {
  const rows = [
    ...routes.map((route) => ({ name: route, result: middle(runsOf(runs, route, form, false)) })),
    ...FRAMING.map((route) => ({
      name: `${route}, other hosts answer`,
      result: middle(runsOf(runs, route, form, true)),
    })),
  ].flatMap(({ name, result }) => (result ? [{ name, result }] : []))
  const short = rows.flatMap(({ name, result }) => shortOf(result).map((what) => `${name}: ${what}`))
  return {
    head: [
      `${form}, Lighthouse ${version}`,
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'FCP, s',
      'LCP, s',
      'TBT, ms',
      'TBT by the processor, ms',
      'CLS',
    ],
    rows: rows.map(({ name, result }) => [name, ...cellsOf(result)]),
    note: `Short of the aims: ${short.join('; ') || 'nothing'}.`,
  }
}

/** @param {import('../lighthouse/judge.mjs').Result} result */
function cellsOf({ figures }) {
  return [
    ...CATEGORIES.map((name) => String(figures[name])),
    figures.fcp.toFixed(2),
    figures.lcp.toFixed(2),
    figures.tbt.toFixed(0),
    figures.busy.toFixed(0),
    figures.cls.toFixed(3),
  ]
}
