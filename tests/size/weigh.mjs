/** What each page of a built site costs a visitor with a phone, in bytes by type: brotli, as hosts send them. */
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { routesOf } from '../run/serve-build.mjs'

/**
 * What a page loads by itself, pictures and frames as if it were read to its end. `near`: the first frame, which loads
 * before anyone scrolls.
 * @typedef {'html' | 'css' | 'font' | 'scripts' | 'frames' | 'pictures'} Type
 * @typedef {{ readonly route: string, readonly wakes: boolean, readonly bytes: Readonly<Record<Type, number>>, readonly near: number, readonly files: readonly string[] }} PageWeight
 * @typedef {{ readonly pages: readonly PageWeight[], readonly files: ReadonlyMap<string, number> }} Weights
 */

export const TYPES = /** @type {const} */ (['html', 'css', 'font', 'scripts', 'frames', 'pictures'])

/** The pixels across a phone of 412 px, at 1.75 to the px. */
const PIXELS = 721
const PACKED = new Set(['.avif', '.webp', '.jpg', '.jpeg', '.png', '.woff2'])

/**
 * The weight of every page, and of every file that one of them loads.
 * @param {string} out
 * @returns {Weights}
 */
export function weigh(out) {
  const { base, routes } = routesOf(out)
  /** @type {Map<string, number>} */
  const files = new Map()
  const bytesOf = (/** @type {string} */ file) => {
    const known = files.get(file) ?? packed(readFileSync(join(out, file)), extname(file))
    files.set(file, known)
    return known
  }
  const pages = routes.map((route) => {
    const loaded = loadedBy(out, base, route)
    const bytes = /** @type {Record<Type, number>} */ (
      Object.fromEntries(TYPES.map((type) => [type, total(loaded[type].map(bytesOf))]))
    )
    const near = total(loaded.frames.slice(0, 1).map(bytesOf))
    return {
      route,
      wakes: loaded.scripts.length > 1,
      bytes,
      near,
      files: TYPES.flatMap((type) => loaded[type]),
    }
  })
  return { pages, files }
}

/**
 * @param {string} out
 * @param {string} base
 * @param {string} route
 * @returns {Record<Type, readonly string[]>}
 */
function loadedBy(out, base, route) {
  const file = fileOf(route)
  const html = readFileSync(join(out, file), 'utf8')
  const toFile = (/** @type {string} */ href) => href.slice(base.length + 1)
  const own = (/** @type {readonly string[]} */ hrefs) => [
    ...new Set(hrefs.filter((href) => href.startsWith(`${base}/`)).map(toFile)),
  ]
  return {
    html: [file],
    css: own(hrefsIn(html, /<link rel="stylesheet" href="([^"]+)"/g)),
    font: own(hrefsIn(html, /<link rel="preload" href="([^"]+)" as="font"/g)),
    scripts: [
      ...own(hrefsIn(html, /<script [^>]*src="([^"]+)"/g)),
      ...wokenBy(out, html, toFile(hrefsIn(html, /import\(["'`]([^"'`]+\.js)["'`]\)/g)[0] ?? '')),
    ],
    frames: own(hrefsIn(html, /<iframe [^>]*src="([^"#?]+)/g)).map((path) => fileOf(`/${path}`)),
    pictures: own([...hrefsIn(html, /<link rel="icon" href="([^"]+)"/g), ...picturesIn(html)]),
  }
}

/**
 * The code that a page loads without being touched: of the islands that wake by themselves.
 * @param {string} out
 * @param {string} html
 * @param {string} entry
 * @returns {readonly string[]}
 */
function wokenBy(out, html, entry) {
  const tags = [...html.matchAll(/<div [^>]*data-island="(\w+)"[^>]*>/g)]
  const names = tags.filter(([tag]) => /data-wake="(?:idle|visible)"/.test(tag)).map(([, name]) => name)
  if (names.length === 0) return []
  const chunks = hrefsIn(readFileSync(join(out, entry), 'utf8'), /import\(["'`]\.\/([\w.-]+)["'`]\)/g)
  const islands = chunks.filter((chunk) => names.includes(chunk.replace(/-island\..*$/, '')))
  if (islands.length < new Set(names).size) throw new Error(`${entry} names no file for one of ${names}`)
  return withImports(out, [entry, ...islands.map((chunk) => `assets/${chunk}`)])
}

/**
 * @param {string} out
 * @param {readonly string[]} entries
 */
function withImports(out, entries) {
  const found = new Set(entries)
  for (const file of found) {
    const code = readFileSync(join(out, file), 'utf8')
    for (const chunk of hrefsIn(code, /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      found.add(`assets/${chunk}`)
  }
  return [...found]
}

/**
 * Of several sizes and formats of a picture, those that a phone takes.
 * @param {string} html
 */
function picturesIn(html) {
  const sets = [...html.matchAll(/<picture><source [^>]*srcset="([^"]+)".*?<\/picture>/gi)]
  const alone = html.replaceAll(/<picture>.*?<\/picture>/g, '')
  return [...sets.map(([, set = '']) => forPhone(set)), ...hrefsIn(alone, /<img [^>]*?src="([^"]+)"/g)]
}

/** @param {string} set */
function forPhone(set) {
  const candidates = set.split(/,\s*/).map((one) => {
    const [href = '', width = '0w'] = one.trim().split(/\s+/)
    return { href, width: Number.parseInt(width, 10) }
  })
  const [first, ...others] = candidates.toSorted((a, b) => a.width - b.width)
  return (
    [first, ...others].find((one) => (one?.width ?? 0) >= PIXELS)?.href ??
    others.at(-1)?.href ??
    first?.href ??
    ''
  )
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
const hrefsIn = (text, pattern) => [...text.matchAll(pattern)].map(([, href = '']) => href)

/** @param {string} route */
const fileOf = (route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)

/**
 * The bytes that a host sends.
 * @param {string | Buffer} content
 * @param {string} extension
 */
export function packed(content, extension) {
  if (PACKED.has(extension)) return content.length
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })
    .length
}

/** @param {readonly number[]} numbers */
export const total = (numbers) => numbers.reduce((sum, each) => sum + each, 0)
