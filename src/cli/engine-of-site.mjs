/** The command line for a site that has blocks of its own. */

import { existsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { bundleFolder, bundleOf } from './make-bundle.mjs'
import { bundlingMistakes, thrownMistakes } from './own-block-errors.mjs'
import { asLine, mistakesIn, said } from './own-block-mistakes.mjs'
import { styleMistakes } from './own-block-styles.mjs'
import { engineWith, ownBlocks } from './own-blocks.mjs'

/** @typedef {import('./bundle.mjs').Loaded} Loaded */
/** @typedef {import('./own-blocks.mjs').OwnBlocks} OwnBlocks */
/** @typedef {import('./own-block-mistakes.mjs').Mistake} Mistake */
/**
 * `mistakesOf` says what is wrong with a block that threw. `mistakes` are those of blocks that are left out.
 * @typedef {object} OfSite
 * @property {Loaded | undefined} loaded
 * @property {string} [bundle] its folder
 * @property {(cause: unknown) => readonly Mistake[]} mistakesOf
 * @property {readonly Mistake[]} mistakes
 */

/**
 * `undefined` for a site without own blocks.
 * @param {string} root of the site
 * @param {string} engine
 * @param {(bundle: string) => Loaded} load
 * @returns {Promise<OfSite | undefined>}
 */
export async function engineOfSite(root, engine, load) {
  const own = ownBlocks(root, engine)
  return own && tryBlocks(await withBlocks(own, engine, load), own)
}

/**
 * Leaves out the blocks that have mistakes: the preview goes on without them.
 * @param {string} root of the site
 * @param {string} engine
 * @param {(bundle: string) => Loaded} load
 * @param {boolean} isTrial nothing but the mistakes is wanted
 * @returns {Promise<OfSite | undefined>}
 */
export async function soundEngineOfSite(root, engine, load, isTrial) {
  let own = ownBlocks(root, engine)
  if (!own) return undefined
  /** @type {readonly Mistake[]} */
  let all = []
  while (own && own.types.length > 0) {
    const tried = await tryBlocks(await withBlocks(own, engine, load), own)
    if (tried.mistakes.length === 0) return { ...tried, mistakes: all }
    all = [...all, ...tried.mistakes]
    own = isTrial ? undefined : without(own, tried.mistakes)
  }
  return broken(all)
}

/** @param {readonly Mistake[]} mistakes @returns {OfSite} */
const broken = (mistakes) => ({ loaded: undefined, mistakesOf: () => [], mistakes })

/**
 * @param {OwnBlocks} own
 * @param {string} engine
 * @param {(bundle: string) => Loaded} load
 * @returns {Promise<OfSite>}
 */
async function withBlocks(own, engine, load) {
  const found = mistakesIn(own, engine)
  if (found.length > 0) return broken(found)
  const folder = engineWith(own, engine)
  const bundle = bundleFolder(folder, basename(folder))
  const mistakesOf = (/** @type {unknown} */ cause) => thrownMistakes(cause, own, bundle)
  if (!existsSync(join(bundle, 'program.cjs'))) {
    const ofStyles = await styleMistakes(own.types, folder)
    if (ofStyles.length > 0) return broken(ofStyles)
  }
  try {
    await bundleOf(folder, bundle)
    return { loaded: load(bundle), bundle, mistakesOf, mistakes: [] }
  } catch (cause) {
    const mistakes = [...bundlingMistakes(cause, folder), ...mistakesOf(cause)]
    if (mistakes.length === 0) throw cause
    return broken(mistakes)
  }
}

/**
 * Shows the examples of the blocks, once for each state of them.
 * @param {OfSite} ofSite
 * @param {OwnBlocks} own
 * @returns {Promise<OfSite>}
 */
async function tryBlocks(ofSite, own) {
  const { loaded, bundle, mistakesOf } = ofSite
  if (!loaded || !bundle || existsSync(join(bundle, SOUND))) return ofSite
  const mistakes = await mistakesShown(loaded, own, mistakesOf)
  if (mistakes.length === 0) noteSound(bundle)
  return { ...ofSite, mistakes }
}

/** A file beside the bundle of blocks that showed their examples. */
const SOUND = 'sound'

/** @param {string} bundle */
function noteSound(bundle) {
  try {
    writeFileSync(join(bundle, SOUND), '')
  } catch {
    // The next command tries them again.
  }
}

/**
 * @param {Loaded} loaded
 * @param {OwnBlocks} own
 * @param {OfSite['mistakesOf']} mistakesOf
 * @returns {Promise<readonly Mistake[]>}
 */
async function mistakesShown({ program }, { types }, mistakesOf) {
  try {
    const { errors, doubts } = await program.showExamples(types)
    const found = errors.flatMap(mistakesOf)
    // What a view shows for a field that does not exist needs no second message.
    const isNamed = (/** @type {string} */ type) =>
      found.some(({ file }) => file.startsWith(`blocks/${type}/`))
    const shown = doubts
      .filter(({ type }) => !isNamed(type))
      .map(({ type, message }) => said(`blocks/${type}/view.tsx`, 1, message))
    const once = new Map([...found, ...shown].map((mistake) => [asLine(mistake), mistake]))
    return [...once.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  } catch (cause) {
    const mistakes = mistakesOf(cause)
    if (mistakes.length === 0) throw cause
    return mistakes
  }
}

/** @param {OwnBlocks} own @param {readonly Mistake[]} mistakes @returns {OwnBlocks} */
function without(own, mistakes) {
  const faulty = new Set(mistakes.map(({ file }) => file.split('/')[1]))
  const types = own.types.filter((type) => !faulty.has(type))
  // A mistake that names no block of the site: better none of them than no end.
  const left = types.length < own.types.length ? types : []
  const files = own.files.filter(({ path }) => left.includes(path.split('/')[1] ?? ''))
  return { ...own, types: left, files }
}

/**
 * Ends the process if a block has a mistake.
 * @param {OfSite | undefined} ofSite
 */
export function stopIfBroken(ofSite) {
  if (!ofSite || ofSite.mistakes.length === 0) return ofSite
  process.stderr.write(ofSite.mistakes.map(asLine).join(''))
  return process.exit(1)
}
