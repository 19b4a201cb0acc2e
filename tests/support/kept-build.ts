/** Builds that leave as it is what is kept from the one before, as the command line does it. */
import { join } from 'node:path'
import { toAssets } from '../../src/build/assets/assets.ts'
import { pageFiles } from '../../src/build/incremental/pages/page-files.ts'
import { newHeldBlocks } from '../../src/build/incremental/records/held-blocks.ts'
import { keyIn, nameOf, openPageCache } from '../../src/build/incremental/records/page-cache.ts'
import { preparePictures } from '../../src/build/pictures/prepare.ts'
import { hostOf, plannedFiles } from '../../src/build/publish/output.ts'
import { contentOf } from '../../src/build/publish/planned-file.ts'
import { placeOf } from '../../src/build/publish/release/place.ts'
import { write } from '../../src/build/publish/release/write.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import { filesIn, type SiteFiles } from '../../src/core/load/load.ts'
import type { LinkedPage } from '../../src/core/site/site.ts'
import { keptFolder } from './folder.ts'
import { ASSETS } from './site.ts'

const PICTURES = keptFolder()

export type Given = {
  readonly now: Date
  readonly engine: string
  readonly boot: string
  readonly files?: SiteFiles
  /** Called once all is read. */
  readonly afterReading?: () => void
}

export const GIVEN: Given = { now: new Date('2025-10-01T12:00+02:00'), engine: 'one engine', boot: 'boot()' }

/** Builds into a folder; gives the files of pages that were made. `kept` is where it is noted what was made. */
export async function build(root: string, out: string, kept: string, given: Given = GIVEN) {
  const { now, engine, boot, files = filesIn(root), afterReading } = given
  const cache = openPageCache(join(kept, 'pages.json'), root, keyIn(root, engine), newHeldBlocks())
  const { site, diagnostics } = readSite(root, { now, cache, files })
  if (!site) throw new Error(JSON.stringify(diagnostics.filter(({ severity }) => severity === 'error')))
  afterReading?.()
  const prepared = await preparePictures(site, { cacheFolder: PICTURES, share: true })
  const client = {
    boot,
    countdown: 'count()',
    entry: 'assets/main.js',
    findPage: 'assets/find.js',
    files: [],
  }
  const frame = { stylesheet: { sheets: ASSETS.sheets, aside: '' }, font: new Uint8Array([1]), client }
  const assets = toAssets(site, frame, prepared)
  const stateOf = (path: string) => cache.stateOf(path) ?? ''
  const pages = pageFiles(site, assets, { file: join(kept, 'made.json'), key: nameOf(cache.key), stateOf })
  const made: string[] = []
  const filesOf = (page: LinkedPage) =>
    pages.filesOf(page).map((file) => ({
      ...file,
      content: () => {
        made.push(file.path)
        return contentOf(file)
      },
    }))
  write(placeOf(out), plannedFiles(site, assets, filesOf, pages.engine), hostOf(site, assets), false)
  pages.save()
  return made
}
