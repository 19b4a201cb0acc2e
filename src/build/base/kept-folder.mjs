/**
 * Finds the folder for everything that is kept between commands. Not TypeScript, because the loader of the command line
 * needs it before there is a bundle.
 */
import { basename, dirname, join } from 'node:path'

/**
 * The folder of what is kept between commands. It lies beside the sources of Ukurasa, or in the project that has
 * installed Ukurasa, because `node_modules/` belongs to npm.
 * @param {string} engine
 */
export function keptFolder(engine) {
  const folder = dirname(engine)
  // An engine with the blocks of a site is kept itself.
  if (basename(folder) === '.ukurasa') return folder
  return join(basename(folder) === 'node_modules' ? dirname(folder) : engine, '.ukurasa')
}

/**
 * The folder of what is kept for one bundle: beside the bundle, unless that is in a package.
 * @param {string} bundle its folder
 * @param {string} engine
 */
export function keptFor(bundle, engine) {
  const kept = keptFolder(engine)
  // An engine with the blocks of a site goes with all that was made of it.
  return dirname(dirname(bundle)) === kept ? bundle : join(kept, basename(bundle))
}
