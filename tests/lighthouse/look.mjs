/** Lighthouse on pages of a built site that is served as well as a host can. */
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from 'playwright'
import { findChromium, thisMachine } from '../run/chromium.mjs'
import { reached } from '../run/other-hosts.mjs'
import { freePort } from '../run/own-port.mjs'
import { busyAfterPaint } from './busy.mjs'
import { goodHost } from './good-host.mjs'
import { CATEGORIES } from './judge.mjs'
import { mapHost } from './map-host.mjs'

export const FORMS = /** @type {const} */ (['phone', 'desktop'])

/** What is looked at three times. */
export const OFTEN = [
  '/',
  '/nurture',
  '/history',
  '/perfomance',
  '/grade4fee',
  '/who',
  '/location',
  '/events',
]

/**
 * When a page comes, the browser starts a process for the one that may follow. Where there are two cores this makes a
 * task of 7 ms take 25, which is counted as the page's own. What Playwright turns off in the same way stays on then.
 */
const NO_SPARE_PROCESS = '--disable-features=SpareRendererForSitePerProcess'

/**
 * `others` says whether other hosts answer.
 * @param {string} out
 * @param {{ readonly others: boolean }} options
 */
export async function openLighthouse(out, { others }) {
  const found = await findChromium(thisMachine())
  if ('problem' in found) throw new Error(found.problem)
  const elsewhere = others ? await mapHost() : undefined
  const site = await goodHost(out)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: found.path,
    chromiumSandbox: false,
    args: [NO_SPARE_PROCESS, `--remote-debugging-port=${port}`, ...reached(elsewhere?.port)],
  })
  // A browser that was started just now is slower than a moment later.
  await look(site.address, port, '/', 'phone')
  return {
    look: (/** @type {string} */ route, /** @type {import('./judge.mjs').Form} */ form) =>
      look(site.address, port, route, form),
    stop: async () => {
      await browser.close()
      site.stop()
      elsewhere?.stop()
    },
  }
}

/**
 * @param {string} address
 * @param {number} port of the browser
 * @param {string} route
 * @param {import('./judge.mjs').Form} form
 * @param {number} tries
 * @returns {Promise<import('./judge.mjs').Result>}
 */
async function look(address, port, route, form, tries = 3) {
  const flags = { port, output: /** @type {const} */ ('json'), logLevel: /** @type {const} */ ('error') }
  const config = form === 'desktop' ? desktopConfig : undefined
  const seen = await lighthouse(address + route, flags, config)
  if (!seen) throw new Error(`Lighthouse saw nothing of ${route}`)
  // The browser lost a part of what it noted, and Lighthouse asks to be run again.
  const problem = seen.lhr.runtimeError
  if (problem && tries > 1) return look(address, port, route, form, tries - 1)
  if (problem) throw new Error(`${route}: ${problem.message}`)
  const { audits, categories, configSettings } = seen.lhr
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
      busy: busyAfterPaint(seen.artifacts, configSettings.throttling.cpuSlowdownMultiplier),
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
