/** `npm run shots`: pictures of every page at three widths, light and dark, and two sheets to judge them by. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { findChromium, thisMachine } from './chromium.mjs'
import { serveBuild } from './serve-build.mjs'

const OUT = resolve('test-results/shots')
const WIDTHS = [360, 768, 1280]
const SCHEMES = /** @type {const} */ (['light', 'dark'])

const found = await findChromium(thisMachine())
if ('problem' in found) throw new Error(found.problem)
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
const site = await serveBuild(join('test-results', 'shots-site'))
const browser = await chromium.launch({ executablePath: found.path, chromiumSandbox: false })
try {
  for (const width of WIDTHS) for (const colorScheme of SCHEMES) await shoot(width, colorScheme)
  await sheet(
    'pages',
    WIDTHS.flatMap((width) => site.routes.map((route) => nameOf(route, width, 'light'))),
    230,
  )
  const scenes = readdirSync('pages/images').map((name) => resolve('pages/images', name))
  await sheet('scenes', scenes, 400)
} finally {
  await browser.close()
  site.stop()
}
process.stdout.write(`${OUT}\n`)

/**
 * @param {number} width
 * @param {'light' | 'dark'} colorScheme
 */
async function shoot(width, colorScheme) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  const page = await context.newPage()
  for (const route of site.routes) {
    await page.goto(site.address + route)
    await page.evaluate(() =>
      document.querySelectorAll('img').forEach((image) => image.setAttribute('loading', 'eager')),
    )
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Escape')
    await page.screenshot({ path: join(OUT, nameOf(route, width, colorScheme)), fullPage: true })
  }
  await context.close()
}

/**
 * @param {string} route
 * @param {number} width
 * @param {string} colorScheme
 */
function nameOf(route, width, colorScheme) {
  return `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`
}

/**
 * All pictures of a kind side by side.
 * @param {string} name
 * @param {readonly string[]} pictures paths, or names below the out folder
 * @param {number} width of one picture, in pixels
 */
async function sheet(name, pictures, width) {
  const cells = pictures.map((picture) => {
    const { href } = pathToFileURL(resolve(OUT, picture))
    return `<figure><img src="${href}" width="${width}"><figcaption>${picture.split(/[\\/]/).at(-1)}</figcaption></figure>`
  })
  const style =
    'body{display:flex;flex-wrap:wrap;gap:12px;font:11px sans-serif}figure{margin:0}img{max-height:700px;object-fit:cover;object-position:top}'
  const file = join(OUT, `${name}.html`)
  writeFileSync(file, `<!doctype html><style>${style}</style>${cells.join('')}`)
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
  await page.goto(pathToFileURL(file).href)
  await page.screenshot({ path: join(OUT, `sheet-${name}.png`), fullPage: true })
  await page.close()
}
