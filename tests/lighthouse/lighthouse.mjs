/**
 * `npm run lighthouse`: the scores of every page, on a phone (slow 4G, a fourth of the speed) and on a desktop: the middle
 * of three runs on eight pages, one run on the others. `--only /,/fees` looks at these, `--form phone` at one form,
 * `--runs 1` once at each.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from 'playwright'
import { findChromium, thisMachine } from '../run/chromium.mjs'
import { serveBuild } from '../run/serve-build.mjs'
import { CATEGORIES, middle, shortcomings } from './judge.mjs'

/** One of each kind. */
const OFTEN = ['/', '/history', '/perfomance', '/nurture', '/grade4fee', '/events', '/location', '/sitemap']
const OUT = join('test-results', 'lighthouse-site')

const { values } = parseArgs({
  options: { only: { type: 'string' }, form: { type: 'string' }, runs: { type: 'string', default: '3' } },
})
const forms = /** @type {const} */ (['phone', 'desktop']).filter((form) => form === (values.form ?? form))
const found = await findChromium(thisMachine())
if ('problem' in found) throw new Error(found.problem)
const site = await serveBuild(OUT)
const port = await freePort()
const browser = await chromium.launch({
  executablePath: found.path,
  chromiumSandbox: false,
  args: [`--remote-debugging-port=${port}`, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
})
try {
  for (const form of forms)
    for (const route of values.only?.split(',') ?? site.routes) await judge(route, form)
} finally {
  await browser.close()
  site.stop()
}

/**
 * @param {string} route
 * @param {'phone' | 'desktop'} form
 */
async function judge(route, form) {
  const runs = []
  for (let run = 0; run < (OFTEN.includes(route) ? Number(values.runs) : 1); run++)
    runs.push(await look(route, form))
  const result = middle(runs)
  if (!result) throw new Error('There was no run')
  const html = readFileSync(join(OUT, route === '/' ? 'index.html' : `${route}.html`), 'utf8')
  const short = shortcomings(result, !html.includes('content="noindex"'))
  const { fcp, lcp, tbt, cls, ...scores } = result.figures
  const times = `FCP ${fcp.toFixed(2)} s, LCP ${lcp.toFixed(2)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`
  process.stdout.write(`${form} ${route}: ${Object.values(scores).join(' ')}, ${times}\n`)
  for (const line of short) process.stdout.write(`  ${line}\n`)
  if (short.length > 0) process.exitCode = 1
}

/**
 * @param {string} route
 * @param {'phone' | 'desktop'} form
 * @returns {Promise<import('./judge.mjs').Result>}
 */
async function look(route, form) {
  const flags = { port, output: /** @type {const} */ ('json'), logLevel: /** @type {const} */ ('error') }
  const seen = await lighthouse(site.address + route, flags, form === 'desktop' ? desktopConfig : undefined)
  if (!seen) throw new Error(`Lighthouse saw nothing of ${route}`)
  const { audits, categories } = seen.lhr
  const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN
  const counting = new Set(CATEGORIES.flatMap((name) => weighing(categories[name]?.auditRefs ?? [])))
  return {
    route,
    form,
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint') / 1000,
      lcp: value('largest-contentful-paint') / 1000,
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    },
    failed: Object.values(audits)
      .filter(({ id, score: points }) => counting.has(id) && points !== null && points < 0.9)
      .map(({ id, title, details }) => `${id}: ${title} ${JSON.stringify(details ?? '').slice(0, 400)}`),
  }
}

/** @param {readonly { readonly id: string, readonly weight: number }[]} refs */
function weighing(refs) {
  return refs.filter(({ weight }) => weight > 0).map(({ id }) => id)
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
