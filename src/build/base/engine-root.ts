/** The folder of Ukurasa itself, with its package.json. Works in the sources and in the bundle. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keptFolder } from './kept-folder.mjs'

export const ENGINE_ROOT = rootAbove(dirname(fileURLToPath(import.meta.url)))

/** Whether this is Ukurasa with its sources. An installed package has none. */
export const HAS_SOURCES = existsSync(join(ENGINE_ROOT, 'vite.config.ts'))

/** The site whose own blocks this engine has, if any. */
export const SITE_OF_ENGINE = siteOf(join(ENGINE_ROOT, 'own-blocks.json'))

/** Where everything lies that is kept between commands: never in a folder of an author's pages. */
export const KEPT_FOLDER = keptFolder(ENGINE_ROOT)

function siteOf(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  const { root }: { readonly root: string } = JSON.parse(readFileSync(file, 'utf8'))
  return root
}

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder))
}
