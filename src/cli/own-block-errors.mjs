/** What is wrong with a site's own blocks, as their bundling or their code says it: with the file and line of the author. */
import { existsSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { textOf } from './bundle.mjs'
import { said } from './own-block-mistakes.mjs'

/** @typedef {import('./own-blocks.mjs').OwnBlocks} OwnBlocks */
/** @typedef {import('./own-block-mistakes.mjs').Mistake} Mistake */

/**
 * Blocks that cannot be bundled: mistakes in TypeScript, TSX or SCSS.
 * @param {unknown} cause
 * @param {string} folder of the engine with the blocks
 * @returns {readonly Mistake[]}
 */
export function bundlingMistakes(cause, folder) {
  if (!(cause instanceof Error)) return []
  /** @type {readonly unknown[]} */
  const errors = 'errors' in cause && Array.isArray(cause.errors) ? cause.errors : [cause]
  return errors.flatMap((error) => placeIn(String(Object(error).message ?? error), folder))
}

/** @param {string} message @param {string} folder @returns {readonly Mistake[]} */
function placeIn(message, folder) {
  const plain = message
    .replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]+m`, 'g'), '')
    .replace(/^\[[\w:-]+\] /, '')
    .replaceAll(folder, '')
  const [, file, line = '1', column = '1'] =
    /(blocks\/[\w/.-]+\.(?:tsx?|scss))(?:[: ](\d+):(\d+))?/.exec(plain) ?? []
  if (file === undefined) return []
  const words =
    plain.split('\n').find((each) => /\w/.test(each) && !each.includes(file)) ?? plain.split('\n')[0]
  return [{ file, line: Number(line), column: Number(column), message: words?.trim() ?? '' }]
}

/**
 * A block that throws: its file and line, if the error or its stack names one.
 * @param {unknown} cause
 * @param {OwnBlocks} own
 * @param {string} bundle its folder
 * @returns {readonly Mistake[]}
 */
export function thrownMistakes(cause, { types }, bundle) {
  if (!(cause instanceof Error)) return []
  if (cause.message.includes('.scss')) return bundlingMistakes(cause, '')
  const [, example, line = '1', words = ''] =
    /^src\/(blocks\/\w+\/example\.yaml):(\d+): (.*)/.exec(cause.message) ?? []
  if (example !== undefined && types.includes(example.split('/')[1] ?? ''))
    return [said(example, Number(line), words)]
  for (const [, chunk = '', row, column] of (cause.stack ?? '').matchAll(
    /(?:\(|at )((?:file:|\/|[A-Z]:).*?\.cjs):(\d+):(\d+)/g,
  )) {
    const file = chunk.startsWith('file:') ? fileURLToPath(chunk) : chunk
    if (dirname(file) !== bundle) continue
    const place = sourceOf(file, Number(row), Number(column))
    const [, type = ''] = /^blocks\/([^/]+)\//.exec(place?.file ?? '') ?? []
    if (place && types.includes(type))
      return [{ ...place, message: `The block \`${type}\` fails: ${cause.message}` }]
  }
  return []
}

/** @param {string} chunk @param {number} line @param {number} column */
function sourceOf(chunk, line, column) {
  const file = `${chunk}.map`
  return existsSync(file) ? placeOf(JSON.parse(textOf(file)), line, column) : undefined
}

/**
 * The place in the file of an author that a map gives for a place in what was made of it.
 * @param {import('node:module').SourceMapPayload} map
 * @param {number} line
 * @param {number} column
 */
export function placeOf(map, line, column) {
  const entry = new SourceMap(map).findEntry(line - 1, column - 1)
  if (!('originalSource' in entry)) return undefined
  const [file] = /blocks\/[^/]+\/.+$/.exec(entry.originalSource) ?? []
  return file === undefined
    ? undefined
    : { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
}
