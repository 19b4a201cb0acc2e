/** Where what was found about the pages of a site is kept: beside the engine, never in an author's folder. */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openPageCache, type PageCache } from '../engine/cache/page-cache.ts'
import { digestOf } from '../engine/pictures/digests.ts'
import { ENGINE_ROOT } from './engine-root.ts'

/** The bundle that runs: its folder is named by the state of the engine. */
const BUNDLE = basename(dirname(fileURLToPath(import.meta.url)))

/** `root` is an absolute path. `undefined` where nothing says which state of the engine runs. */
export function pageCacheOf(root: string): PageCache | undefined {
  if (!/^engine-[0-9a-f]{12}$/.test(BUNDLE)) return undefined
  const file = join(ENGINE_ROOT, '.ukurasa/sites', digestOf(root).slice(0, 16), 'pages.json')
  return openPageCache(file, root, `${BUNDLE} ${root} ${configDigest(root)}`)
}

function configDigest(root: string): string {
  try {
    return digestOf(readFileSync(join(root, 'site.yaml')))
  } catch {
    return ''
  }
}
