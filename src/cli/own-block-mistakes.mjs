/** What is wrong with a site's own blocks: as lines like those of diagnostics, with the file and the line. */
import { existsSync, readdirSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { textOf } from './bundle.mjs'

/** @typedef {import('./own-blocks.mjs').OwnBlocks} OwnBlocks */
/** @typedef {import('./own-blocks.mjs').BlockFile} BlockFile */

/** What each file of a block exports. `undefined`: the block is named by its folder. */
const EXPORTS = new Map([
  ['schema.ts', undefined],
  ['view.tsx', 'view'],
  ['rules.ts', 'rules'],
  ['feed.ts', 'feed'],
  ['linked-data.ts', 'linkedData'],
  ['island.tsx', 'island'],
])
const NEEDED = new Map([
  ['schema.ts', 'It says which fields the block has.'],
  ['view.tsx', 'It shows the block.'],
  ['example.yaml', 'The gallery shows its examples, and the styles keep what they need.'],
])
const DOORS = ['ukurasa/block', 'ukurasa/schema', 'react']

/**
 * @param {OwnBlocks} own
 * @param {string} engine
 */
export function mistakesIn({ types, files }, engine) {
  const known = readdirSync(join(engine, 'src/blocks'))
  return types.flatMap((type) => {
    const own = files.filter(({ path }) => path.startsWith(`blocks/${type}/`))
    return mistakesOf(type, own, known)
  })
}

/**
 * @param {string} type
 * @param {readonly BlockFile[]} files
 * @param {readonly string[]} known
 */
function mistakesOf(type, files, known) {
  const at = `blocks/${type}`
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  if (!/^[a-z][A-Za-z0-9]*$/.test(type))
    return [
      said(
        at,
        1,
        `A block cannot be called ${type}. Start with a small letter, and each further word with a capital letter: priceList.`,
      ),
    ]
  const missing = [...NEEDED]
    .filter(([name]) => !texts.has(`${at}/${name}`))
    .map(([name, why]) =>
      said(
        `${at}/${name}`,
        1,
        `The block \`${type}\` needs this file. ${why} \`npx ukurasa new block\` writes all files of a block.`,
      ),
    )
  const schema = texts.get(`${at}/schema.ts`) ?? ''
  const isTaken = known.includes(type) && !/^export const replaces = true\b/m.test(schema)
  const taken = isTaken
    ? [
        said(
          `${at}/schema.ts`,
          1,
          `Ukurasa has a block \`${type}\` already. Give the folder another name, or write \`export const replaces = true\` to replace that block.`,
        ),
      ]
    : []
  const unexported = [...EXPORTS]
    .map(([file, name]) => ({ path: `${at}/${file}`, name: name ?? type }))
    .filter(
      ({ path, name }) =>
        !new RegExp(`^export const ${name}\\b`, 'm').test(texts.get(path) ?? `export const ${name}`),
    )
    .map(({ path, name }) =>
      said(path, 1, `This file must export \`${name}\`: \`export const ${name} = …\`.`),
    )
  return [...missing, ...taken, ...unexported, ...files.flatMap((file) => strangersIn(type, file))]
}

/**
 * Imports of anything but the public doors and the files of the block.
 * @param {string} type
 * @param {BlockFile} file
 */
function strangersIn(type, { path, text }) {
  if (!/\.tsx?$/.test(path)) return []
  return [
    ...text.matchAll(
      /^(?:import|export)\b(?:[^'"=(]*\bfrom)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
    ),
  ]
    .map((found) => ({ name: found[1] ?? found[2] ?? '', end: found.index + found[0].length }))
    .filter(({ name }) => !DOORS.includes(name) && !isOwn(name, path, type))
    .map(({ name, end }) =>
      said(
        path,
        text.slice(0, end).split('\n').length,
        `A block may not import \`${name}\`, only \`ukurasa/block\`, \`ukurasa/schema\`, \`react\` and its own files.`,
      ),
    )
}

/** @param {string} name @param {string} path @param {string} type */
const isOwn = (name, path, type) =>
  /^\.\.?\//.test(name) && posix.join(posix.dirname(path), name).startsWith(`blocks/${type}/`)

/** @param {string} path @param {number} line @param {string} words */
const said = (path, line, words) => `${path}:${line}:1 error ${words} [own-block]`

/**
 * A block that cannot be bundled: a mistake in TypeScript, TSX or SCSS.
 * @param {unknown} cause
 * @param {string} folder of the engine with the blocks
 */
export function bundlingMistake(cause, folder) {
  if (!(cause instanceof Error)) return undefined
  /** @type {readonly unknown[]} */
  const errors = 'errors' in cause && Array.isArray(cause.errors) ? cause.errors : [cause]
  const places = errors.flatMap((error) => placeIn(String(Object(error).message ?? error), folder))
  return places.length > 0 ? places.join('\n') : undefined
}

/** @param {string} message @param {string} folder */
function placeIn(message, folder) {
  const plain = message
    .replaceAll(new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g'), '')
    .replaceAll(folder, '')
  const [, path, line = '1', column = '1'] =
    /(blocks\/[\w/.-]+\.(?:tsx?|scss))(?:[: ](\d+):(\d+))?/.exec(plain) ?? []
  if (path === undefined) return []
  const words =
    plain.split('\n').find((each) => /\w/.test(each) && !each.includes(path)) ?? plain.split('\n')[0]
  return [`${path}:${line}:${column} error ${words?.trim()} [own-block]`]
}

/**
 * A block that throws: its file and line, if the stack of the error names one.
 * @param {unknown} cause
 * @param {OwnBlocks} own
 * @param {string} bundle its folder
 */
export function thrownMistake(cause, { types }, bundle) {
  if (!(cause instanceof Error)) return undefined
  if (cause.message.includes('.scss')) return bundlingMistake(cause, '')
  for (const [, chunk = '', line, column] of (cause.stack ?? '').matchAll(
    /(?:\(|at )((?:file:|\/|[A-Z]:).*?\.cjs):(\d+):(\d+)/g,
  )) {
    const file = chunk.startsWith('file:') ? fileURLToPath(chunk) : chunk
    if (dirname(file) !== bundle) continue
    const place = sourceOf(file, Number(line), Number(column))
    const [, path, type = ''] = /(blocks\/([^/]+)\/[^:]+):\d+:\d+$/.exec(place ?? '') ?? []
    if (path === undefined || place === undefined || !types.includes(type)) continue
    const at = place.slice(place.indexOf(path))
    return `${at} error The block \`${type}\` fails: ${cause.message} [own-block]`
  }
  return undefined
}

/** @param {string} chunk @param {number} line @param {number} column */
function sourceOf(chunk, line, column) {
  const file = `${chunk}.map`
  if (!existsSync(file)) return undefined
  const map = JSON.parse(textOf(file))
  const entry = new SourceMap(map).findEntry(line - 1, column - 1)
  return 'originalSource' in entry
    ? `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
    : basename(chunk)
}
