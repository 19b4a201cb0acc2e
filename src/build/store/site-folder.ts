/** The folder for what is kept about a site: beside the engine, never in an author's folder. */
import { join } from 'node:path'
import { KEPT_FOLDER } from '../base/engine-root.ts'
import { digestOf } from '../base/hash.ts'

/** The folder of all sites. */
export const SITES = join(KEPT_FOLDER, 'sites')

/** `root` is the absolute path of the site. */
export const folderOfSite = (root: string): string => join(SITES, digestOf(root).slice(0, 16))

/** The note of changes that a command is writing; see `cli/changes/unfinished.ts`. */
export const NOTE_NAME = 'changes.json'
export const notePath = (root: string): string => join(folderOfSite(root), NOTE_NAME)
