/** The bundle for a site that has blocks of its own. */

import { basename } from 'node:path'
import { bundleOf } from './make-bundle.mjs'
import { bundlingMistake, mistakesIn, thrownMistake } from './own-block-mistakes.mjs'
import { engineWith, ownBlocks } from './own-blocks.mjs'

/**
 * `undefined` for a site without own blocks. Ends the process if a block has a mistake.
 * @param {string} root of the site
 * @param {string} engine
 */
export async function engineOfSite(root, engine) {
  const own = ownBlocks(root, engine)
  if (!own) return undefined
  const mistakes = mistakesIn(own, engine)
  if (mistakes.length > 0) stop(mistakes.join('\n'))
  const folder = engineWith(own, engine)
  try {
    const bundle = await bundleOf(folder, folder, basename(folder))
    return { bundle, mistakeOf: (/** @type {unknown} */ cause) => thrownMistake(cause, own, bundle) }
  } catch (cause) {
    const mistake = bundlingMistake(cause, folder)
    if (mistake === undefined) throw cause
    return stop(mistake)
  }
}

/**
 * @param {string} mistake
 * @returns {never}
 */
function stop(mistake) {
  process.stderr.write(`${mistake}\n`)
  process.exit(1)
}
