/** `ukurasa build`: writes the site, or nothing if there is an error. */
import { count } from '../diagnostics/wording.ts'
import { type Assets, toAssets } from '../engine/assets.ts'
import { newHeldBlocks } from '../engine/cache/held-blocks.ts'
import type { PageCache } from '../engine/cache/page-cache.ts'
import { type Crew, readByCrew } from '../engine/crew/crew.ts'
import { makerOf, tellSite } from '../engine/crew/made-by-crew.ts'
import { interruptible } from '../engine/interruptible.ts'
import { codeOf, filesIn, type SiteFiles } from '../engine/load.ts'
import { type PageFiles, pageFiles } from '../engine/made/page-files.ts'
import { hostOf, plannedFiles } from '../engine/output.ts'
import { preparePictures } from '../engine/pictures/prepare.ts'
import { readSite, withFindings } from '../engine/read-site.ts'
import { type Place, placeOf } from '../engine/release/place.ts'
import { refusalOf } from '../engine/release/refusal.ts'
import { write } from '../engine/release/write.ts'
import type { LinkedPage, Site } from '../engine/site.ts'
import { Unfinished } from '../engine/unfinished.ts'
import { inClaimed } from './claimed.ts'
import { complain } from './complain.ts'
import { exitCodeOf } from './exit-code.ts'
import { siteFrame } from './frame.ts'
import type { Format, SiteOptions } from './options.ts'
import { keepingOf, pageCacheOf } from './page-cache.ts'
import { PICTURES_FOLDER } from './pictures-folder.ts'
import { counted, type Progress, progress, shownDuring, toldPages, watched } from './progress.ts'
import { report } from './report.ts'

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
    return await inClaimed(place, options.plain ? 0 : 1, () => buildInto(place, options))
  } catch (cause) {
    if (cause instanceof Unfinished) return complain(`${options.out} cannot be written. ${cause.message}`)
    const { syscall, path }: { readonly syscall?: unknown; readonly path?: unknown } = Object(cause)
    if (syscall === undefined) throw cause
    const where = typeof path === 'string' ? `: ${path}` : ''
    return complain(
      `${options.out} cannot be written (${codeOf(cause)}${where}). What was there before is there still.`,
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
  const crew = cache && (await readByCrew(files, cache, options.now, toldPages(files, line)))
  try {
    return await buildWith(crew, { place, options, line, cache, files })
  } finally {
    await crew?.end()
  }
}

async function buildWith(
  crew: Crew | undefined,
  { place, options, line, cache, files }: Building,
): Promise<number> {
  const assembled = (all: readonly LinkedPage[]) => crew && cache && tellSite(crew, cache, all)
  const reading = { ...options, files: watched(files, line), cache, assembled }
  const read = await interruptible(() => readSite(options.root, reading))
  const told = counted(line, 'Making pictures')
  const prepared =
    read.site && (await preparePictures(read.site, { cacheFolder: PICTURES_FOLDER, share: true, told }))
  line.end()
  const result = prepared ? withFindings(read, prepared.diagnostics) : read
  await report(result, options.root, options.format)
  const { site } = result
  if (!site || !prepared) return exitCodeOf(result)
  const frame = siteFrame(site.config.characters)
  const shared = await shownDuring(line, 'Making what all pages share', frame)
  const written = await interruptible(() => {
    const assets = toAssets(site, shared, prepared)
    const keeping = keepingOf(options.root, options.out, cache)
    const makeMany = crew && cache && makerOf(crew, { site, all: read.pages }, assets)
    const pages = keeping && pageFiles(site, assets, keeping, makeMany)
    const words = writeSite(place, site, assets, pages, options.plain, line)
    pages?.save()
    return words
  })
  line.end()
  if (options.format === 'pretty') process.stdout.write(`${options.out}: ${written}\n`)
  return 0
}

/** Gives in words how much that was. */
function writeSite(
  place: Place,
  site: Site,
  assets: Assets,
  pages: PageFiles | undefined,
  plain: boolean,
  line: Progress,
): string {
  const files = plannedFiles(site, assets, pages?.filesOf, pages?.engine)
  const making = { told: counted(line, 'Writing files'), begin: pages?.begin }
  const changed = write(place, files, hostOf(site, assets), plain, making)
  return `${count(files.length, 'file')}, ${changed} written`
}
