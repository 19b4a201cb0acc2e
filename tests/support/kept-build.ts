import { toAssets } from '../../src/build/assets/assets.ts'
import { contentOf } from '../../src/build/files/planned-file.ts'
import { filesIn } from '../../src/build/files/site-files.ts'
import { newBlocksInMemory } from '../../src/build/incremental/blocks-in-memory.ts'
import { openIncremental } from '../../src/build/incremental/incremental.ts'
import { incrementalBuild } from '../../src/build/incremental/incremental-build.ts'
import { preparePictures } from '../../src/build/pictures/prepare.ts'
import { plannedFiles, servedSite } from '../../src/build/publish/output.ts'
import { outputFolderAt } from '../../src/build/publish/release/output-folder.ts'
import { write } from '../../src/build/publish/release/write.ts'
import { openStore } from '../../src/build/store/store.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import type { SiteFiles } from '../../src/core/load/site-files.ts'
import type { LinkedPage } from '../../src/core/site/site.ts'
import { keptFolder } from './folder.ts'
import { ASSETS } from './site.ts'

const PICTURES = keptFolder()

export type Given = {
  readonly now: Date
  readonly engine: string
  readonly boot: string
  readonly files?: SiteFiles
  /** Where the files made of pictures are kept. */
  readonly pictures?: string
  /** Called after everything is read. */
  readonly afterReading?: () => void
}

export const GIVEN: Given = { now: new Date('2025-10-01T12:00+02:00'), engine: 'one engine', boot: 'boot()' }

/** Builds into a folder. Gives the files of pages that were rendered. `kept` is the folder of the store. */
export async function build(root: string, out: string, kept: string, given: Given = GIVEN) {
  const { now, engine, boot, files = filesIn(root), pictures = PICTURES, afterReading } = given
  const incremental = openIncremental(openStore(kept), engine, { root, now, blocks: newBlocksInMemory() })
  const { site, diagnostics, pages: all } = readSite(files, { now, wrappers: incremental })
  incremental.save()
  if (!site) throw new Error(JSON.stringify(diagnostics.filter(({ severity }) => severity === 'error')))
  afterReading?.()
  const prepared = await preparePictures(site, { cacheFolder: pictures, share: true })
  const client = {
    boot,
    countdown: 'count()',
    entry: 'assets/main.js',
    findPage: 'assets/find.js',
    files: [],
  }
  const stylesheet = { sheets: ASSETS.sheets, aside: '' }
  const shared = { stylesheet, font: new Uint8Array([1]), alphabets: [], client }
  const assets = toAssets(site, shared, prepared)
  const pages = incrementalBuild(incremental, out, now).pageFiles(site, all, assets)
  const made: string[] = []
  const planPage = (page: LinkedPage) =>
    pages.planPage(page).map((file) => ({
      ...file,
      content: () => {
        made.push(file.path)
        return contentOf(file)
      },
    }))
  write(outputFolderAt(out), plannedFiles(site, assets, { ...pages, planPage }), servedSite(site, assets))
  pages.save()
  return made
}
