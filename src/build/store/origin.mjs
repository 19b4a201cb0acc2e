/**
 * The note in an engine with a site's own blocks: where it comes from, and a checksum of its sources. Bundles are made of
 * these sources, so damage in them would be published.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { readSealed, writeSealed } from './seal.mjs'

/** The name of the note. */
export const ORIGIN = 'own-blocks.json'

/** What such an engine is made of, besides the note and the packages. */
export const SOURCES = ['package.json', 'schema', 'src', 'tsconfig.json', 'vite.config.ts']

/**
 * @typedef {object} Origin
 * @property {string} root the folder of the site, absolute
 * @property {string} engine the folder of the engine without these blocks
 * @property {string} sources a checksum of all sources
 */

/** @param {string} folder */
const holdsFor = (folder) => `${ORIGIN} ${basename(folder)}`

/**
 * `undefined` for an engine without blocks of a site, and if the note is damaged.
 * @param {string} folder of the engine
 * @returns {Origin | undefined}
 */
export function readOrigin(folder) {
  const body = readSealed(join(folder, ORIGIN), holdsFor(folder))
  return body && JSON.parse(body.toString())
}

/**
 * @param {string} making the folder that has the sources now
 * @param {string} folder where the engine will be
 * @param {{ readonly root: string, readonly engine: string }} from
 */
export function writeOrigin(making, folder, { root, engine }) {
  const origin = { root, engine, sources: checksumIn(making) }
  writeSealed(join(making, ORIGIN), holdsFor(folder), Buffer.from(JSON.stringify(origin)))
}

/**
 * Whether the note and all sources are as they were written.
 * @param {string} folder
 */
export function isWhole(folder) {
  try {
    return readOrigin(folder)?.sources === checksumIn(folder)
  } catch {
    return false
  }
}

/** @param {string} folder */
function checksumIn(folder) {
  const lines = SOURCES.map((name) => checksums(folder, name))
  return createHash('sha256').update(lines.join('')).digest('hex')
}

/**
 * @param {string} folder
 * @param {string} path below it
 * @returns {string}
 */
function checksums(folder, path) {
  const place = `${folder}/${path}`
  if (!statSync(place).isDirectory()) {
    const content = readFileSync(place)
    return `${path} ${content.length} ${crc32(content)}\n`
  }
  return readdirSync(place)
    .sort()
    .map((name) => checksums(folder, `${path}/${name}`))
    .join('')
}
