/** Where what was found about the pages of a site is kept: beside the engine, never in an author's folder. */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HeldBlocks } from '../engine/cache/held-blocks.ts'
import { openPageCache, type PageCache } from '../engine/cache/page-cache.ts'
import type { Keeping } from '../engine/made/page-files.ts'
import { digestOf } from '../engine/pictures/digests.ts'
import { ENGINE_ROOT } from './engine-root.ts'

/** The bundle that runs: its folder is named by the state of the engine. */
const BUNDLE = basename(dirname(fileURLToPath(import.meta.url)))

/** Names all that what is kept of a site rests on. `undefined` where nothing says which state of the engine runs. */
function keyOf(root: string): string | undefined {
  return /^engine-[0-9a-f]{12}$/.test(BUNDLE) ? `${BUNDLE} ${root} ${configDigest(root)}` : undefined
}

const fileOf = (root: string, name: string) =>
  join(ENGINE_ROOT, '.ukurasa/sites', digestOf(root).slice(0, 16), name)

/** `root` is an absolute path. `blocks` holds those of pages that are read. */
export function pageCacheOf(root: string, blocks?: HeldBlocks): PageCache | undefined {
  const key = keyOf(root)
  return key === undefined ? undefined : openPageCache(fileOf(root, 'pages.json'), root, key, blocks)
}

/** Where it is kept what builds of a site wrote to a folder. Both are absolute paths. */
export function keepingOf(root: string, out: string, cache: PageCache | undefined): Keeping | undefined {
  const key = keyOf(root)
  if (key === undefined || !cache) return undefined
  const stateOf = (path: string) => cache.stateOf(path) ?? `read at ${performance.now()}`
  return { file: fileOf(root, `made-${digestOf(out).slice(0, 16)}.json`), key, stateOf }
}

function configDigest(root: string): string {
  try {
    return digestOf(readFileSync(join(root, 'site.yaml')))
  } catch {
    return ''
  }
}
