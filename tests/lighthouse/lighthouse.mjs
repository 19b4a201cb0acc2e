/**
 * `npm run lighthouse`: the scores of every page, on a phone (slow 4G, a fourth of the speed) and on a desktop: medians
 * of three runs on eight pages, one run on the others. `--only /,/fees` looks at these, `--form phone` at one form,
 * `--runs 1` once at each. `npm run bench -- lighthouse` keeps the figures.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite, isListed, routesOf } from '../run/serve-build.mjs'
import { middle, shortcomings } from './judge.mjs'
import { FORMS, OFTEN, openLighthouse } from './look.mjs'

const OUT = join('test-results', 'lighthouse-site')

const { values } = parseArgs({
  options: { only: { type: 'string' }, form: { type: 'string' }, runs: { type: 'string', default: '3' } },
})
const forms = FORMS.filter((form) => form === (values.form ?? form))
buildSite(OUT)
const opened = await openLighthouse(OUT, { others: false })
try {
  for (const form of forms)
    for (const route of values.only?.split(',') ?? routesOf(OUT).routes) await judge(opened.look, route, form)
} finally {
  await opened.stop()
}

/**
 * @param {(route: string, form: import('./judge.mjs').Form) => Promise<import('./judge.mjs').Result>} look
 * @param {string} route
 * @param {import('./judge.mjs').Form} form
 */
async function judge(look, route, form) {
  const runs = []
  for (let run = 0; run < (OFTEN.includes(route) ? Number(values.runs) : 1); run++)
    runs.push(await look(route, form))
  const result = middle(runs)
  if (!result) throw new Error('There was no run')
  const short = shortcomings(result, isListed(OUT, route))
  const { fcp, lcp, tbt, busy, cls, ...scores } = result.figures
  const blocked = `TBT ${tbt.toFixed(0)} ms (${busy.toFixed(0)} by the processor's time)`
  const times = `FCP ${fcp.toFixed(2)} s, LCP ${lcp.toFixed(2)} s, ${blocked}, CLS ${cls.toFixed(3)}`
  process.stdout.write(`${form} ${route}: ${Object.values(scores).join(' ')}, ${times}\n`)
  for (const line of short) process.stdout.write(`  ${line}\n`)
  if (short.length > 0) process.exitCode = 1
}
