/** `ukurasa build`: writes the site, or nothing if there is an error. */
import { count } from '../diagnostics/wording.ts'
import { toAssets } from '../engine/assets.ts'
import { codeOf } from '../engine/load.ts'
import { plannedFiles, redirectsOf } from '../engine/output.ts'
import { preparePictures } from '../engine/pictures/prepare.ts'
import { readSite, withFindings } from '../engine/read-site.ts'
import { refusalOf, write } from '../engine/write.ts'
import { complain } from './complain.ts'
import { exitCodeOf } from './exit-code.ts'
import { siteFrame } from './frame.ts'
import type { Format, SiteOptions } from './options.ts'
import { PICTURES_FOLDER } from './pictures-folder.ts'
import { report } from './report.ts'

type Options = SiteOptions & { readonly out: string; readonly release: boolean; readonly format: Format }

export async function build(options: Options): Promise<number> {
  const refusal = refusalOf(options.out, options.root)
  if (refusal) return complain(refusal)
  const read = readSite(options.root, options)
  const prepared =
    read.site && (await preparePictures(read.site, { cacheFolder: PICTURES_FOLDER, share: true }))
  const result = prepared ? withFindings(read, prepared.diagnostics) : read
  await report(result, options.root, options.format)
  if (!result.site || !prepared) return exitCodeOf(result)
  const assets = toAssets(result.site, await siteFrame(result.site.config.characters), prepared)
  const files = plannedFiles(result.site, assets)
  try {
    const changed = write(options.out, files, { base: result.site.base, redirects: redirectsOf(result.site) })
    if (options.format === 'pretty')
      process.stdout.write(`${options.out}: ${count(files.length, 'file')}, ${changed} written\n`)
    return 0
  } catch (cause) {
    return complain(`${options.out} cannot be written (${codeOf(cause)}).`)
  }
}
