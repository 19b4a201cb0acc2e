/** Builds the school site into a folder and serves it, for programs that look at it. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const CLI = 'src/cli/ukurasa.mjs'

/**
 * @param {string} out
 * @returns {Promise<{ readonly address: string, readonly routes: readonly string[], readonly stop: () => void }>}
 */
export async function serveBuild(out) {
  buildSite(out)
  const server = spawn(process.execPath, [CLI, 'preview', '--out', out, '--port', '0'])
  const [line] = await once(server.stdout.setEncoding('utf8'), 'data')
  return { address: line.trim().replace(/\/$/, ''), routes: routesOf(out).routes, stop: () => server.kill() }
}

/** @param {string} out */
export function buildSite(out) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'build', '--out', out], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`)
}

/**
 * The pages of a built site, without aliases, and the path of the site.
 * @param {string} out
 * @returns {{ readonly base: string, readonly routes: readonly string[] }}
 */
export function routesOf(out) {
  const { base, files, redirects } = JSON.parse(readFileSync(join(out, '.ukurasa-build'), 'utf8'))
  const aliases = new Set(Object.keys(redirects))
  return { base, routes: pagesAmong(files).filter((route) => !aliases.has(route)) }
}

/**
 * Whether a page of a built site lets search engines list it.
 * @param {string} out
 * @param {string} route
 */
export function isListed(out, route) {
  const html = readFileSync(join(out, route === '/' ? 'index.html' : `${route}.html`), 'utf8')
  return !html.includes('content="noindex"')
}

/**
 * @param {readonly string[]} files
 * @returns {readonly string[]}
 */
function pagesAmong(files) {
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.slice(0, -'.html'.length)}`)
  return pages.map((route) => (route === '/index' ? '/' : route))
}
