/** The generators that Ukurasa is measured beside, where they are installed. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { writeDrawings } from '../generated/files.mjs'
import { siteData, writeFrontMatter } from '../generated/front-matter.mjs'
import { routeOf } from '../generated/model.mjs'
import { ENGINE, timed } from './timed.mjs'

/**
 * A generator with a site of its own: `out` is the folder that it writes, `sourceOf` the file of a page,
 * `outputOf` where that page is written, `forget` deletes what it keeps from one build to the next.
 * @typedef {{ readonly name: string, readonly build: () => import('./timed.mjs').Cost, readonly out: string,
 *   readonly sourceOf: (index: number) => string, readonly outputOf: (index: number) => string,
 *   readonly forget: () => void }} System
 */

const TEMPLATES = join(ENGINE, 'tests/bench/peers')
/** The folder in which Eleventy, Astro, markdown-it and yaml are installed. */
const PACKAGES = join(env.UKURASA_PEERS ?? '/nowhere', 'node_modules')

/**
 * Those that are there, each with the same pages.
 * @param {string} folder
 * @param {number} size
 * @returns {readonly System[]}
 */
export function peers(folder, size) {
  return [hugo(folder, size), eleventy(folder, size), astro(folder, size)].filter(
    (system) => system !== undefined,
  )
}

/** @param {string} folder @param {number} size @returns {System | undefined} */
function hugo(folder, size) {
  const { stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
  const version = /v(\d[\d.]*)/.exec(stdout ?? '')?.[1]
  if (version === undefined) return undefined
  const root = prepared(folder, 'hugo', size, { data: 'data', copied: 'static' })
  writeFrontMatter(join(root, 'content'), size, { ending: 'md', front: [], fenced: true })
  return {
    name: `Hugo ${version}`,
    build: () => timed(['hugo', '--quiet'], { cwd: root }),
    ...places(root, 'public', 'md'),
    forget: () => rmSync(join(root, 'resources'), { recursive: true, force: true }),
  }
}

/** @param {string} folder @param {number} size @returns {System | undefined} */
function eleventy(folder, size) {
  const version = versionOf('@11ty/eleventy')
  if (version === undefined) return undefined
  const root = prepared(folder, 'eleventy', size, { data: 'content/_data', copied: 'public' })
  symlinkSync(PACKAGES, join(root, 'node_modules'))
  writeFrontMatter(join(root, 'content'), size, { ending: 'html', front: ['layout: page.njk'], fenced: true })
  return {
    name: `Eleventy ${version}`,
    build: () => timed([execPath, join(PACKAGES, '@11ty/eleventy/cmd.cjs')], { cwd: root }),
    ...places(root, 'dist', 'html'),
    forget: () => undefined,
  }
}

/** @param {string} folder @param {number} size @returns {System | undefined} */
function astro(folder, size) {
  const version = versionOf('astro')
  if (version === undefined) return undefined
  const root = prepared(folder, 'astro', size, { data: 'data', copied: 'public' })
  symlinkSync(PACKAGES, join(root, 'node_modules'))
  writeFrontMatter(join(root, 'content'), size, { ending: 'yaml', front: [], fenced: false })
  // It wants a later Node than Ukurasa does: the package `node` brings one along.
  const own = join(PACKAGES, 'node/bin/node')
  const node = existsSync(own) ? own : execPath
  return {
    name: `Astro ${version}`,
    build: () =>
      timed([node, join(PACKAGES, 'astro/bin/astro.mjs'), 'build', '--silent'], {
        cwd: root,
        more: { ASTRO_TELEMETRY_DISABLED: '1' },
      }),
    ...places(root, 'dist', 'yaml'),
    forget: () => {
      for (const kept of ['cache', '.astro']) rmSync(join(root, kept), { recursive: true, force: true })
    },
  }
}

/**
 * A folder with the templates, the data of header and footer, and the drawings in the folder of what is only copied.
 * @param {string} folder @param {string} name @param {number} size
 * @param {{ readonly data: string, readonly copied: string }} folders
 */
function prepared(folder, name, size, { data, copied }) {
  const root = join(folder, name)
  cpSync(join(TEMPLATES, name), root, { recursive: true })
  mkdirSync(join(root, data), { recursive: true })
  writeFileSync(join(root, data, 'site.json'), siteData(size))
  writeDrawings(join(root, copied, 'img'))
  return root
}

/** @param {string} root @param {string} out @param {string} ending */
function places(root, out, ending) {
  return {
    out: join(root, out),
    /** @param {number} index */
    sourceOf: (index) => join(root, `content${routeOf(index)}.${ending}`),
    /** @param {number} index */
    outputOf: (index) => join(root, out, routeOf(index), 'index.html'),
  }
}

/** @param {string} name @returns {string | undefined} */
function versionOf(name) {
  const manifest = join(PACKAGES, name, 'package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : undefined
}
