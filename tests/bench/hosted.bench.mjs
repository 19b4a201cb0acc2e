/** The Studio that lives on a site, on a slow phone: when the page is seen, and when it can be changed. */
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium, thisMachine } from '../run/chromium.mjs'
import { routeOf } from './generated/model.mjs'
import { writeOurs } from './generated/ours.mjs'
import { addressOf } from './support/edits.mjs'
import { cellsOf } from './support/figures.mjs'
import { ENGINE } from './support/timed.mjs'

const OPENINGS = 6
/** What Lighthouse calls slow 4G, and a quarter of the speed of the processor. */
const NET = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const SLOWER = 4

/** @returns {Promise<readonly import('./bench.mjs').Table[]>} */
export async function measure() {
  const found = await findChromium(thisMachine())
  if ('problem' in found) throw new Error(found.problem)
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-hosted-'))
  const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false })
  try {
    const [school, large] = [join(folder, 'school'), join(folder, 'large')]
    for (const part of ['site.yaml', 'pages', 'public'])
      cpSync(join(ENGINE, part), join(school, part), { recursive: true })
    writeOurs(large, 1000)
    const ofSchool = await openings(browser, school, '/fees')
    const ofLarge = await openings(browser, large, routeOf(500))
    return [
      {
        head: [
          'opening the Studio of a site for the first time, on slow 4G with a quarter of the processor',
          'ms',
          'least',
          'most',
        ],
        rows: [
          ['a page of the school site is seen', ...cellsOf(ofSchool.seen, 0)],
          ['it can be changed', ...cellsOf(ofSchool.changeable, 0)],
          ['a page of 1,000 is seen', ...cellsOf(ofLarge.seen, 0)],
          ['it can be changed', ...cellsOf(ofLarge.changeable, 0)],
        ],
      },
    ]
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} root
 * @param {string} route
 */
async function openings(browser, root, route) {
  const cli = join(ENGINE, 'src/cli/ukurasa.mjs')
  const out = join(root, 'dist')
  appendFileSync(join(root, 'site.yaml'), '\nstudio:\n  github: example/website\n')
  spawnSync(process.execPath, [cli, 'build', '--root', root, '--out', out], { stdio: 'inherit' })
  const server = spawn(process.execPath, [cli, 'preview', '--out', out, '--port', '0'])
  /** @type {number[]} */
  const seen = []
  /** @type {number[]} */
  const changeable = []
  try {
    const origin = await addressOf(server.stdout)
    const address = `${origin}/studio#${route}`
    // The server packs a file for the first who asks. It would still pack this one while the next page opens.
    const texts = await fetch(`${origin}/studio/texts.json`, { headers: { 'accept-encoding': 'br' } })
    await texts.arrayBuffer()
    for (let run = 0; run < OPENINGS; run++) {
      const times = await opening(browser, address)
      // The server compresses each file for the first one.
      if (run > 0) {
        seen.push(times.seen)
        changeable.push(times.changeable)
      }
    }
  } finally {
    server.kill()
  }
  return { seen, changeable }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
async function opening(browser, address) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NET)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const start = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  // Browsers give no times of paints of a frame in which nothing may run.
  while (!(await page.evaluate(isSeen))) await page.waitForTimeout(20)
  const seen = performance.now() - start
  await page.waitForSelector('#field-title:enabled', { timeout: 120_000 })
  const times = { seen, changeable: performance.now() - start }
  await context.close()
  return times
}

/** Runs in the browser. */
function isSeen() {
  const heading = document.querySelector('iframe')?.contentDocument?.querySelector('h1')
  return heading ? heading.getBoundingClientRect().height > 0 : false
}
