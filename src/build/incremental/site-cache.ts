/** Where what was found about the pages of a site is kept: beside the engine, never in an author's folder. */
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AmountTexts, amounts } from '../../core/render/amounts.ts'
import { ENGINE_ROOT } from '../files/engine-root.ts'
import { digestOf } from '../pictures/digests.ts'
import { readKept, writeKept } from './kept-file.ts'
import type { Keeping } from './pages/page-files.ts'
import type { HeldBlocks } from './records/held-blocks.ts'
import { keyIn, nameOf, openPageCache, type PageCache } from './records/page-cache.ts'

/** The bundle that runs: its folder is named by the state of the engine. */
const BUNDLE = basename(dirname(fileURLToPath(import.meta.url)))

const fileOf = (root: string, name: string) =>
  join(ENGINE_ROOT, '.ukurasa/sites', digestOf(root).slice(0, 16), name)

/**
 * `root` is an absolute path. `blocks` holds those of pages that are read. `undefined` where nothing says which state of
 * the engine runs.
 */
export function pageCacheOf(root: string, blocks?: HeldBlocks): PageCache | undefined {
  if (!/^engine-[0-9a-f]{12}$/.test(BUNDLE)) return undefined
  return openPageCache(fileOf(root, 'pages.json'), root, keyIn(root, `${BUNDLE} ${root}`), blocks)
}

/** Names what says how amounts are written. The bundle rests on the version of Node as well, not on that of its languages. */
const LANGUAGES = `${BUNDLE} ${process.versions.icu}`

/** Lets amounts be written as they were before. Gives what keeps those that are new. */
export function keepAmounts(root: string): () => void {
  const file = fileOf(root, 'amounts.json')
  amounts.recall(() => readKept<AmountTexts>(file, LANGUAGES))
  return () => {
    const news = amounts.news()
    if (news) writeKept<AmountTexts>(file, LANGUAGES, news)
  }
}

/** Where it is kept what builds of a site wrote to a folder. Both are absolute paths. */
export function keepingOf(root: string, out: string, cache: PageCache | undefined): Keeping | undefined {
  if (!cache) return undefined
  const stateOf = (path: string) => cache.stateOf(path) ?? `read at ${performance.now()}`
  return { file: fileOf(root, `made-${digestOf(out).slice(0, 16)}.json`), key: nameOf(cache.key), stateOf }
}
