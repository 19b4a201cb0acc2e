/** `ukurasa build`: writes the site, or nothing if there is an error. */

import { type Assets, toAssets } from '../../../build/assets/assets.ts'
import { siteFrame } from '../../../build/assets/site-assets.ts'
import { type PageFiles, pageFiles } from '../../../build/incremental/pages/page-files.ts'
import { newHeldBlocks } from '../../../build/incremental/records/held-blocks.ts'
import type { PageCache } from '../../../build/incremental/records/page-cache.ts'
import { keepAmounts, keepingOf, pageCacheOf } from '../../../build/incremental/site-cache.ts'
import { type Crew, readByCrew } from '../../../build/incremental/workers/crew.ts'
import { makerOf, tellSite } from '../../../build/incremental/workers/made-by-crew.ts'
import { PICTURES_FOLDER } from '../../../build/pictures/pictures-folder.ts'
import { preparePictures } from '../../../build/pictures/prepare.ts'
import { interruptible } from '../../../build/publish/interruptible.ts'
import { hostOf, plannedFiles } from '../../../build/publish/output.ts'
import { type Place, placeOf } from '../../../build/publish/release/place.ts'
import { refusalOf } from '../../../build/publish/release/refusal.ts'
import { write } from '../../../build/publish/release/write.ts'
import { Unfinished } from '../../../core/base/user-error.ts'
import { readSite, withFindings } from '../../../core/check/read-site.ts'
import { codeOf, filesIn, type SiteFiles } from '../../../core/load/load.ts'
import type { LinkedPage, Site } from '../../../core/site/site.ts'
import { count } from '../../../diagnostics/wording.ts'
import type { Format, SiteOptions } from '../../options/shared.ts'
import { complain } from '../../output/complain.ts'
import { exitCodeOf } from '../../output/exit-code.ts'
import {
  counter,
  type Progress,
  pageCounter,
  progress,
  shownDuring,
  withProgress,
} from '../../output/progress.ts'
import { report } from '../../output/report.ts'
import { withLock } from './with-lock.ts'

type Options = SiteOptions & {
  readonly out: string
  readonly plain: boolean
  readonly release: boolean
  readonly format: Format
}

export async function build(options: Options): Promise<number> {
  const refusal = refusalOf(options.out, options.root)
  if (refusal) return complain(refusal)
  try {
    const place = placeOf(options.out)
    return await withLock(place, options.plain ? 0 : 1, () => buildInto(place, options))
  } catch (cause) {
    if (cause instanceof Unfinished) return complain(`${options.out} cannot be written. ${cause.message}`)
    const { syscall, path }: { readonly syscall?: unknown; readonly path?: unknown } = Object(cause)
    if (syscall === undefined) throw cause
    const where = typeof path === 'string' ? `: ${path}` : ''
    return complain(
      `${options.out} cannot be written (${codeOf(cause)}${where}). The old files are still there.`,
    )
  }
}

type Building = {
  readonly place: Place
  readonly options: Options
  readonly line: Progress
  readonly cache: PageCache | undefined
  readonly files: SiteFiles
}

async function buildInto(place: Place, options: Options): Promise<number> {
  const line = progress()
  const cache = pageCacheOf(options.root, newHeldBlocks())
  const files = filesIn(options.root)
  const crew = cache && (await readByCrew(files, cache, options.now, pageCounter(files, line)))
  try {
    return await buildWith(crew, { place, options, line, cache, files })
  } finally {
    crew?.end()
  }
}

async function buildWith(
  crew: Crew | undefined,
  { place, options, line, cache, files }: Building,
): Promise<number> {
  const assembled = (all: readonly LinkedPage[]) => crew && cache && tellSite(crew, cache, all)
  const reading = { ...options, files: withProgress(files, line), cache, assembled }
  const read = await interruptible(() => readSite(options.root, reading))
  const told = counter(line, 'Making pictures')
  const prepared =
    read.site && (await preparePictures(read.site, { cacheFolder: PICTURES_FOLDER, share: true, told }))
  line.end()
  const result = prepared ? withFindings(read, prepared.diagnostics) : read
  await report(result, options.root, options.format)
  const { site } = result
  if (!site || !prepared) return exitCodeOf(result)
  const frame = siteFrame(site.config.characters)
  const shared = await shownDuring(line, 'Making the files that all pages share', frame)
  const written = await interruptible(() => {
    const assets = toAssets(site, shared, prepared)
    const keeping = keepingOf(options.root, options.out, cache)
    const makeMany = crew && cache && makerOf(crew, { site, all: read.pages }, assets, cache.blocks)
    const pages = keeping && pageFiles(site, assets, keeping, makeMany)
    const keep = keeping && keepAmounts(options.root)
    const words = writeSite(place, site, assets, pages, options.plain, line)
    pages?.save()
    keep?.()
    return words
  })
  line.end()
  if (options.format === 'pretty') process.stdout.write(`${options.out}: ${written}\n`)
  return 0
}

/** Says in words how much was written. */
function writeSite(
  place: Place,
  site: Site,
  assets: Assets,
  pages: PageFiles | undefined,
  plain: boolean,
  line: Progress,
): string {
  const files = plannedFiles(site, assets, pages?.filesOf, pages?.engine)
  const making = { told: counter(line, 'Writing files'), begin: pages?.begin }
  const changed = write(place, files, hostOf(site, assets), plain, making)
  return `${count(files.length, 'file')}, ${changed} written`
}
