/**
 * What visitors wait for and pay: a page after another one, and the menu of a phone, on a slow connection and a processor
 * slowed down four times. The browser delays every request by 562 ms, as much as the first one of a visit takes on slow
 * 4G; a line on which every packet takes 75 ms shows how long one takes whose connection stands.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { goodHost } from '../lighthouse/good-host.mjs'
import { findChromium, thisMachine } from '../run/chromium.mjs'
import { buildSite } from '../run/serve-build.mjs'
import { cellsOf } from './support/figures.mjs'
import { slowLine } from './support/slow-line.mjs'
import { afterAnother, menuOfPhone, tapOnMenu } from './support/visits.mjs'

const RUNS = 5
const STEPS = [
  ['/nurture', '/fees'],
  ['/who', '/history'],
  ['/history', '/'],
]

const WAYS = [
  { name: 'runtime not loaded', isAwake: false, pointed: 0, isLineSlow: false },
  { name: 'runtime in memory', isAwake: true, pointed: 0, isLineSlow: false },
  { name: 'runtime in memory, pointed at 300 ms before', isAwake: true, pointed: 300, isLineSlow: false },
  { name: 'runtime not loaded, each packet 75 ms', isAwake: false, pointed: 0, isLineSlow: true },
  { name: 'runtime in memory, each packet 75 ms', isAwake: true, pointed: 0, isLineSlow: true },
]

/** @returns {Promise<readonly import('./bench.mjs').Table[]>} */
export async function measure() {
  const found = await findChromium(thisMachine())
  if ('problem' in found) throw new Error(found.problem)
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-visits-'))
  const out = join(folder, 'dist')
  buildSite(out)
  const site = await goodHost(out)
  const line = await slowLine(site.address)
  const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false })
  try {
    const rows = []
    for (const [from = '', to = ''] of STEPS)
      for (const { name: how, ...way } of WAYS) {
        const { address } = way.isLineSlow ? line : site
        const visits = await times(() => afterAnother(browser, address, { from, to, ...way }))
        const name = `${from} to ${to}, ${how}`
        rows.push([
          name,
          ...cellsOf(
            visits.map(({ ms }) => ms),
            0,
          ),
          kib(visits),
          kib(visits, 'pictures'),
        ])
      }
    return [
      { head: ['new content after a click', 'ms', 'least', 'most', 'KiB', 'KiB of pictures'], rows },
      await menuTable(browser, `${site.address}/nurture`),
    ]
  } finally {
    await browser.close()
    line.stop()
    site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @returns {Promise<import('./bench.mjs').Table>}
 */
async function menuTable(browser, url) {
  const menus = await times(() => menuOfPhone(browser, url))
  const taps = await times(() => tapOnMenu(browser, url))
  const row = (/** @type {string} */ name, /** @type {readonly number[]} */ ms) => [name, ...cellsOf(ms, 0)]
  return {
    head: ['menu of a phone, /nurture', 'ms', 'least', 'most'],
    rows: [
      row(
        'from the start to the button, nothing kept',
        menus.map(({ seen }) => seen),
      ),
      row(
        'from the button to the open menu, pressed at once',
        menus.map(({ open, seen }) => open - seen),
      ),
      row('from a touch to the open menu, page loaded', taps),
    ],
  }
}

/**
 * @template T
 * @param {() => Promise<T>} run
 */
async function times(run) {
  const results = []
  for (let index = 0; index < RUNS; index++) results.push(await run())
  return results
}

/**
 * The median.
 * @param {readonly import('./support/visits.mjs').Visit[]} visits
 * @param {'pictures' | 'others'} [kind]
 */
const kib = (visits, kind = 'others') =>
  cellsOf(
    visits.map((visit) => visit[kind] / 1024),
    1,
  )[0] ?? ''
