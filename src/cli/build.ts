/** `ukurasa build`: writes the site, or nothing if there is an error. */
import { count } from '../diagnostics/wording.ts'
import { toAssets } from '../engine/assets.ts'
import { siteHeaders } from '../engine/hosting/headers.ts'
import { codeOf, filesIn } from '../engine/load.ts'
import { plannedFiles, redirectsOf } from '../engine/output.ts'
import { preparePictures } from '../engine/pictures/prepare.ts'
import { contentOf, type PlannedFile } from '../engine/planned-file.ts'
import { readSite, withFindings } from '../engine/read-site.ts'
import { refusalOf, write } from '../engine/write.ts'
import { complain } from './complain.ts'
import { exitCodeOf } from './exit-code.ts'
import { siteFrame } from './frame.ts'
import type { Format, SiteOptions } from './options.ts'
import { pageCacheOf } from './page-cache.ts'
import { PICTURES_FOLDER } from './pictures-folder.ts'
import { counted, type Progress, progress, shownDuring, watched } from './progress.ts'
import { report } from './report.ts'

type Options = SiteOptions & { readonly out: string; readonly release: boolean; readonly format: Format }

export async function build(options: Options): Promise<number> {
  const refusal = refusalOf(options.out, options.root)
  if (refusal) return complain(refusal)
  const line = progress()
  const read = readSite(options.root, {
    ...options,
    files: watched(filesIn(options.root), line),
    cache: pageCacheOf(options.root),
  })
  const told = counted(line, 'Making pictures')
  const prepared =
    read.site && (await preparePictures(read.site, { cacheFolder: PICTURES_FOLDER, share: true, told }))
  line.end()
  const result = prepared ? withFindings(read, prepared.diagnostics) : read
  await report(result, options.root, options.format)
  if (!result.site || !prepared) return exitCodeOf(result)
  const frame = siteFrame(result.site.config.characters)
  const shared = await shownDuring(line, 'Making what all pages share', frame)
  const assets = toAssets(result.site, shared, prepared)
  const files = plannedFiles(result.site, assets)
  try {
    const host = {
      base: result.site.base,
      redirects: redirectsOf(result.site),
      headers: siteHeaders(result.site, assets),
    }
    const changed = write(options.out, watchedContents(files, line), host)
    line.end()
    if (options.format === 'pretty')
      process.stdout.write(`${options.out}: ${count(files.length, 'file')}, ${changed} written\n`)
    return 0
  } catch (cause) {
    return complain(`${options.out} cannot be written (${codeOf(cause)}).`)
  }
}

/** The files of the finished site; the line says how many of them were made and written. */
function watchedContents(files: readonly PlannedFile[], line: Progress): readonly PlannedFile[] {
  const told = counted(line, 'Writing files')
  return files.map((file, index) => ({
    path: file.path,
    content: () => {
      told(index + 1, files.length)
      return contentOf(file)
    },
  }))
}
