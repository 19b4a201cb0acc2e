/** The folder of Ukurasa itself, with its package.json. Works in the sources and in the bundle. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keptFolder } from './kept-folder.mjs'

export const ENGINE_ROOT = rootAbove(dirname(fileURLToPath(import.meta.url)))

/** Whether this is Ukurasa with its sources. An installed package has none. */
export const HAS_SOURCES = existsSync(join(ENGINE_ROOT, 'vite.config.ts'))

/** Where everything lies that is kept between commands: never in a folder of an author's pages. */
export const KEPT_FOLDER = keptFolder(ENGINE_ROOT)

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder))
}
