/** How long it takes from writing a file until its words stand in an open page of the live preview. */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright'
import { findChromium, thisMachine } from '../../run/chromium.mjs'
import { routeOf } from '../generated/model.mjs'
import { writeOurs } from '../generated/ours.mjs'

const RUNS = 15
/** Between two edits, so that all that the one before has set off is over. In ms. */
const PAUSE = 700

/**
 * Rows of a name and its times in ms. `engine` is the absolute folder of Ukurasa.
 * @param {string} engine
 * @returns {Promise<readonly (readonly [string, readonly number[]])[]>}
 */
export async function measureEdits(engine) {
  const found = await findChromium(thisMachine())
  if ('problem' in found) throw new Error(found.problem)
  const folder = mkdtempSync(join(tmpdir(), 'ukurasa-edit-'))
  const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false })
  try {
    const [school, large] = ['school', 'large'].map((name) => join(folder, name))
    for (const part of ['site.yaml', 'pages', 'public'])
      cpSync(join(engine, part), join(school ?? '', part), { recursive: true })
    writeOurs(large ?? '', 1000)
    return [
      ['a page of the school site', await measure(engine, browser, school ?? '', '/golf')],
      ['a page of 1,000', await measure(engine, browser, large ?? '', routeOf(500))],
    ]
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Does something while the live preview of a site runs.
 * @template Result
 * @param {string} engine
 * @param {string} root
 * @param {(address: string) => Promise<Result>} act
 */
export async function servedBy(engine, root, act) {
  const cli = join(engine, 'src/cli/ukurasa.mjs')
  const server = spawn(process.execPath, [cli, 'dev', '--root', root, '--port', '0'])
  try {
    return await act(await addressOf(server.stdout))
  } finally {
    server.kill()
  }
}

/**
 * @param {string} engine
 * @param {import('playwright').Browser} browser
 * @param {string} root
 * @param {string} route
 */
async function measure(engine, browser, root, route) {
  const cli = join(engine, 'src/cli/ukurasa.mjs')
  const server = spawn(process.execPath, [cli, 'dev', '--root', root, '--port', '0'])
  const page = await browser.newPage()
  try {
    const address = await addressOf(server.stdout)
    const news = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
    await page.goto(`${address}${route}`)
    await news
    const file = join(root, `pages${route}.yaml`)
    const text = readFileSync(file, 'utf8')
    const times = []
    for (let run = 0; run < RUNS; run++) {
      await wait(PAUSE)
      times.push(await edit(page, file, text, `Edit number ${run}`))
    }
    return times
  } finally {
    await page.close()
    server.kill()
  }
}

/**
 * @param {import('playwright').Page} page
 * @param {string} file
 * @param {string} text
 * @param {string} title
 */
async function edit(page, file, text, title) {
  // It is being listened for before the file is written.
  await page.evaluate((words) => {
    const seen = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent !== words) return
        observer.disconnect()
        resolve(performance.timeOrigin + performance.now())
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    Object.assign(window, { seen })
  }, title)
  const start = performance.timeOrigin + performance.now()
  writeFileSync(file, text.replace(/^ {4}title: .*$/m, `    title: ${title}`))
  return Number(await page.evaluate(() => Reflect.get(window, 'seen'))) - start
}

/** @param {import('node:stream').Readable} output */
export async function addressOf(output) {
  let text = ''
  for await (const part of output.setEncoding('utf8')) {
    text += part
    const [, address] = /(?:^|\n)(http:\/\/\S+)\/\n$/.exec(text) ?? []
    if (address) return address
  }
  throw new Error(text)
}
