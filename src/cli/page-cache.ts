/** Where what was found about the pages of a site is kept: beside the engine, never in an author's folder. */
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HeldBlocks } from '../engine/cache/held-blocks.ts'
import { keyIn, nameOf, openPageCache, type PageCache } from '../engine/cache/page-cache.ts'
import type { Keeping } from '../engine/made/page-files.ts'
import { digestOf } from '../engine/pictures/digests.ts'
import { ENGINE_ROOT } from './engine-root.ts'

/** The bundle that runs: its folder is named by the state of the engine. */
const BUNDLE = basename(dirname(fileURLToPath(import.meta.url)))

const fileOf = (root: string, name: string) =>
  join(ENGINE_ROOT, '.ukurasa/sites', digestOf(root).slice(0, 16), name)

/**
 * `root` is an absolute path. `blocks` takes up those of pages that are read. `undefined` where nothing says which state of
 * the engine runs.
 */
export function pageCacheOf(root: string, blocks?: HeldBlocks): PageCache | undefined {
  if (!/^engine-[0-9a-f]{12}$/.test(BUNDLE)) return undefined
  return openPageCache(fileOf(root, 'pages.json'), root, keyIn(root, `${BUNDLE} ${root}`), blocks)
}

/** Where it is kept what builds of a site wrote to a folder. Both are absolute paths. */
export function keepingOf(root: string, out: string, cache: PageCache | undefined): Keeping | undefined {
  if (!cache) return undefined
  const stateOf = (path: string) => cache.stateOf(path) ?? `read at ${performance.now()}`
  return { file: fileOf(root, `made-${digestOf(out).slice(0, 16)}.json`), key: nameOf(cache.key), stateOf }
}
