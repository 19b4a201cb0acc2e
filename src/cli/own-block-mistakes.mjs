/** What is wrong with a site's own blocks, as far as their texts show it. */
import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/** @typedef {import('./own-blocks.mjs').OwnBlocks} OwnBlocks */
/** @typedef {import('./own-blocks.mjs').BlockFile} BlockFile */
/**
 * `file` is relative to the folder of the site. Lines and columns count from 1.
 * @typedef {{ readonly file: string, readonly line: number, readonly column: number, readonly message: string }} Mistake
 */

/**
 * In one line, as diagnostics begin.
 * @param {Mistake} mistake
 */
export const asLine = ({ file, line, column, message }) =>
  `${file}:${line}:${column} error ${message} [own-block]\n`

/** @param {string} value the text behind the equals sign */
const mayBeFunction = (value) => !/^(?:[\d'"`{[]|(?:true|false|null|undefined)\b)/.test(value)
/** @param {string} value @param {string} type */
const isSchema = (value, type) => new RegExp(`^block\\(\\s*['"\`]${type}['"\`]`).test(value)

/** What each file of a block exports. Without a name it is that of the folder. */
const EXPORTS = new Map([
  ['schema.ts', { right: isSchema, example: "block('TYPE', 'What it shows', { … })" }],
  ['view.tsx', { name: 'view', right: mayBeFunction, example: '({ block, page }) => …' }],
  ['rules.ts', { name: 'rules', right: mayBeFunction, example: '(block, context) => …' }],
  ['feed.ts', { name: 'feed', right: mayBeFunction, example: '(block, context) => …' }],
  ['linked-data.ts', { name: 'linkedData', right: mayBeFunction, example: '(block, context) => …' }],
  ['search.ts', { name: 'search', right: mayBeFunction, example: '(block, context) => …' }],
  ['island.tsx', { name: 'island', right: mayBeFunction, example: "defineIsland({ name: 'TYPE', … })" }],
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
  return [
    ...missing,
    ...taken,
    ...exportMistakes(type, texts),
    ...files.flatMap((file) => strangersIn(file, texts)),
  ]
}

/**
 * Files that do not export what they must.
 * @param {string} type
 * @param {ReadonlyMap<string, string>} texts
 */
function exportMistakes(type, texts) {
  return [...EXPORTS].flatMap(([file, { name = type, right, example }]) => {
    const path = `blocks/${type}/${file}`
    const text = texts.get(path)
    if (text === undefined) return []
    const found = new RegExp(`^export const ${name}\\b[^=]*(?:=\\s*|$)`, 'm').exec(text)
    const shown = `\`export const ${name} = ${example.replace('TYPE', type)}\``
    if (!found) return [said(path, 1, `This file must export \`${name}\`: ${shown}.`)]
    const value = text.slice(found.index + found[0].length)
    const line = text.slice(0, found.index).split('\n').length
    return right(value, type) ? [] : [said(path, line, `\`${name}\` cannot be this. Write ${shown}.`)]
  })
}

/**
 * Imports of anything but the public doors and the files of the block.
 * @param {BlockFile} file
 * @param {ReadonlyMap<string, string>} texts
 */
function strangersIn({ path, text }, texts) {
  if (!/\.tsx?$/.test(path)) return []
  const imports = text.matchAll(
    /^(?:import|export)\b(?:[^'"=(]*\bfrom)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  )
  return [...imports].flatMap((found) => {
    const name = found[1] ?? found[2] ?? ''
    const line = text.slice(0, found.index + found[0].length).split('\n').length
    if (DOORS.includes(name)) return []
    if (!isOwn(name, path))
      return [
        said(
          path,
          line,
          `A block may not import \`${name}\`, only \`ukurasa/block\`, \`ukurasa/schema\`, \`react\` and its own files.`,
        ),
      ]
    const file = posix.join(posix.dirname(path), name)
    const isThere = ENDINGS.some((ending) => texts.has(file + ending))
    return isThere ? [] : [said(path, line, `The block has no file \`${name}\`.`)]
  })
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** @param {string} name @param {string} path of the file that imports it: blocks/TYPE/… */
const isOwn = (name, path) =>
  /^\.\.?\//.test(name) &&
  posix.join(posix.dirname(path), name).startsWith(`${path.split('/').slice(0, 2).join('/')}/`)

/** @param {string} file @param {number} line @param {string} message @returns {Mistake} */
export const said = (file, line, message) => ({ file, line, column: 1, message })
