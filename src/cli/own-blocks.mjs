/**
 * A site's own blocks, in its folder `blocks/`. They become part of an engine of this site: the sources of Ukurasa with
 * these blocks among its own. So everything knows them: pages, gallery, references, schemas, styles and scripts.
 */
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { keptFolder } from '../build/base/kept-folder.mjs'
import { deleteOldEngines, markUsed } from '../build/store/engines-in-use.mjs'
import { isWhole, ORIGIN, SOURCES, writeOrigin } from '../build/store/origin.mjs'
import { blockLists } from './block-lists.mjs'
import { endUnwritten, statesIn } from './make-bundle.mjs'

/**
 * @typedef {object} OwnBlocks
 * @property {string} root the folder of the site, absolute
 * @property {readonly string[]} types
 * @property {readonly BlockFile[]} files read once: what is checked is what is used
 */

/**
 * @param {string} root of the site
 * @param {string} engine
 * @returns {OwnBlocks | undefined}
 */
export function ownBlocks(root, engine) {
  const folder = join(root, 'blocks')
  if (root === resolve(engine) || !existsSync(folder)) return undefined
  const types = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()
  return types.length > 0 ? { root, types, files: types.flatMap((type) => filesIn(root, type)) } : undefined
}

/**
 * The folder of an engine with these blocks. Makes it if there is none for this state of the blocks, or a damaged one.
 * @param {OwnBlocks} own
 * @param {string} engine
 */
export function engineWith(own, engine) {
  const states = ['package.json', 'src', 'schema'].map((place) => statesIn(join(engine, place)))
  const fingerprint = createHash('sha256')
    .update(`${own.root}\0${states.join('')}`)
    .update(own.files.map(({ path, text }) => `${path}\0${text}\0`).join(''))
    .digest('hex')
  const folder = join(keptFolder(engine), `own-${fingerprint.slice(0, 12)}`)
  // Marked first: another command deletes none that is in use.
  if (!markUsed(folder) || !isWhole(folder)) make(own, { engine, folder })
  return folder
}

/**
 * @param {OwnBlocks} own
 * @param {{ readonly engine: string, readonly folder: string }} places
 */
function make(own, { engine, folder }) {
  const making = `${folder}.${process.pid}`
  try {
    writeEngine(own, making, { engine, folder })
  } catch (cause) {
    rmSync(making, { recursive: true, force: true })
    endUnwritten(engine, cause)
  }
  try {
    renameSync(making, folder)
  } catch {
    // It is damaged, or another command has made the same at the same time.
    if (!isWhole(folder)) mend(folder, making)
    rmSync(making, { recursive: true, force: true })
  }
  markUsed(folder)
  deleteOldEngines(keptFolder(engine))
}

/**
 * @param {OwnBlocks} own
 * @param {string} making
 * @param {{ readonly engine: string, readonly folder: string }} places
 */
function writeEngine(own, making, { engine, folder }) {
  for (const part of ['src', 'schema'])
    cpSync(join(engine, part), join(making, part), { recursive: true, preserveTimestamps: true })
  for (const type of own.types) rmSync(join(making, 'src/blocks', type), { recursive: true, force: true })
  for (const { path, text } of own.files) {
    const copy = join(making, 'src', path)
    mkdirSync(dirname(copy), { recursive: true })
    writeFileSync(copy, withPaths(path, text))
  }
  for (const { path, text } of blockLists(making)) writeFileSync(join(making, path), text)
  writeFileSync(join(making, 'vite.config.ts'), "export { default } from './src/cli/bundle-config.mjs'\n")
  // An island takes of the doors only what it uses.
  const description = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
  const sideEffects = ['./src/client/*']
  writeFileSync(join(making, 'package.json'), JSON.stringify({ ...description, sideEffects }))
  writeFileSync(join(making, 'tsconfig.json'), '{ "compilerOptions": { "jsx": "react-jsx" } }\n')
  writeOrigin(making, folder, { root: own.root, engine })
  const modules = join(engine, 'node_modules')
  if (existsSync(modules)) symlinkSync(modules, join(making, 'node_modules'), 'junction')
}

/**
 * Puts the parts of a whole engine in the place of those of a damaged one. Its bundles stay.
 * @param {string} folder
 * @param {string} making
 */
function mend(folder, making) {
  try {
    for (const part of [...SOURCES, ORIGIN]) {
      if (existsSync(join(folder, part))) renameSync(join(folder, part), join(making, `damaged-${part}`))
      renameSync(join(making, part), join(folder, part))
    }
  } catch (cause) {
    // Another command may have mended it at the same time.
    if (!isWhole(folder)) throw cause
  }
}

/**
 * The public doors are files of the engine. Lines stay where they are.
 * @param {string} path
 * @param {string} text
 */
function withPaths(path, text) {
  if (!/\.tsx?$/.test(path)) return text
  const up = posix.relative(posix.dirname(path), 'public')
  return text.replaceAll(/(['"])ukurasa\/(block|schema)\1/g, `'${up}/$2.ts'`)
}

/** @typedef {{ readonly path: string, readonly text: string }} BlockFile `path` begins with `blocks/` */

/**
 * @param {string} root
 * @param {string} type
 * @returns {readonly BlockFile[]}
 */
function filesIn(root, type) {
  const folder = join(root, 'blocks', type)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      path: relative(root, file).split(sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }))
}
