/** The sound site, in which slips are made, as a folder for one test. */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder, type Files, writeFiles } from './folder.ts'
import { PROJECT } from './modules.ts'

const BASE = join(PROJECT, 'tests/sites/sound')

/** A file of the sound site. */
export const soundFile = (path: string): string => readFileSync(join(BASE, path), 'utf8')

/** The sound site with some files replaced or added. */
export function soundSiteWith(files: Files): string {
  const root = emptyFolder()
  cpSync(BASE, root, { recursive: true })
  writeFiles(root, files)
  return root
}
