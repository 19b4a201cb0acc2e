/** Studio: how long it takes to open a page, and what a key costs the processor until the page shows it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium, thisMachine } from '../run/chromium.mjs'
import { routeOf } from './generated/model.mjs'
import { writeOurs } from './generated/ours.mjs'
import { servedBy } from './support/edits.mjs'
import { cellsOf } from './support/figures.mjs'
import { ENGINE } from './support/timed.mjs'

const [OPENINGS, KEYS] = [7, 60]
const BLOCKS = 30
/** Longer than a check waits after a key, so that no key pays for the check of the one before. In ms. */
const PAUSE = 500

/** @returns {Promise<readonly import('./bench.mjs').Table[]>} */
export async function measure() {
  const found = await findChromium(thisMachine())
  if ('problem' in found) throw new Error(found.problem)
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-studio-'))
  const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false })
  try {
    const [school, large] = [join(folder, 'school'), join(folder, 'large')]
    for (const part of ['site.yaml', 'pages', 'public'])
      cpSync(join(ENGINE, part), join(school, part), { recursive: true })
    writeFileSync(
      join(school, 'pages/long.yaml'),
      longPage(readFileSync(join(school, 'pages/cadet.yaml'), 'utf8')),
    )
    writeOurs(large, 1000)
    const ofSchool = await servedBy(ENGINE, school, async (address) => ({
      openings: await openings(browser, `${address}/_studio/fees`),
      keys: await keys(browser, `${address}/_studio/long`),
    }))
    const ofLarge = await servedBy(ENGINE, large, (address) =>
      openings(browser, `${address}/_studio${routeOf(500)}`),
    )
    return [
      {
        head: ['opening Studio until the page can be changed', 'ms', 'least', 'most'],
        rows: [
          ['a page of the school site', ...cellsOf(ofSchool.openings, 0)],
          ['a page of 1,000', ...cellsOf(ofLarge, 0)],
        ],
      },
      {
        head: [`a key in a page with ${BLOCKS} blocks, until the page shows it`, 'ms', 'least', 'most'],
        rows: [['processor of the page, with script, styles and layout', ...cellsOf(ofSchool.keys, 1)]],
      },
    ]
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The blocks of a page, again and again.
 * @param {string} text
 */
function longPage(text) {
  const [head = '', list = ''] = text.replace(/^aliases:\n( {2}- .*\n)+/m, '').split(/^blocks:\n/m)
  const blocks = list.split(/^(?= {2}- )/m).map((block) => `${block.trimEnd()}\n`)
  const all = Array.from({ length: BLOCKS }, (_, at) => blocks[at % blocks.length])
  return `${head}blocks:\n${all.join('\n')}`
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
async function openings(browser, address) {
  const times = []
  for (let run = 0; run < OPENINGS; run++) {
    const page = await browser.newPage()
    const start = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForSelector('#field-blocks-0-title:enabled, #field-title:enabled')
    // The first one makes what is kept.
    if (run > 0) times.push(performance.now() - start)
    await page.close()
  }
  return times
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
async function keys(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(address)
  await page.locator('#block-5').click()
  const field = page.locator('#field-blocks-5-title')
  await field.focus()
  await page.keyboard.press('End')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cost = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const times = []
  for (let run = 0; run < KEYS; run++) {
    await page.waitForTimeout(PAUSE)
    await page.evaluate(() => {
      const shown = document.querySelector('iframe')?.contentDocument
      const seen = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect()
          resolve(undefined)
        })
        if (shown) observer.observe(shown.body, { subtree: true, childList: true, characterData: true })
      })
      Object.assign(window, { seen })
    })
    const before = await cost()
    await page.keyboard.press('x')
    await page.evaluate(() => Reflect.get(window, 'seen'))
    times.push((await cost()) - before)
  }
  await page.close()
  // The first ones are compiled as they run.
  return times.slice(10)
}
