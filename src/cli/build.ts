/** `ukurasa build`: writes the site, or nothing if there is an error. */
import { count } from '../diagnostics/wording.ts'
import { readAssets } from '../engine/assets.ts'
import { codeOf } from '../engine/load.ts'
import { outputFiles, redirectsOf } from '../engine/output.ts'
import { readSite } from '../engine/read-site.ts'
import { refusalOf, write } from '../engine/write.ts'
import { complain } from './complain.ts'
import { exitCodeOf } from './exit-code.ts'
import { siteFrame } from './frame.ts'
import type { Options } from './options.ts'
import { printReport } from './report.ts'

export async function build(options: Options): Promise<number> {
  const refusal = refusalOf(options.out, options.root)
  if (refusal) return complain(refusal)
  const result = readSite(options.root, options)
  printReport(result, options.format)
  if (!result.site) return exitCodeOf(result)
  const assets = await readAssets(result.site, await siteFrame(result.site.config.characters))
  const files = outputFiles(result.site, assets)
  try {
    const changed = write(options.out, files, { base: result.site.base, redirects: redirectsOf(result.site) })
    if (options.format === 'pretty')
      process.stdout.write(`${options.out}: ${count(files.length, 'file')}, ${changed} written\n`)
    return 0
  } catch (cause) {
    return complain(`${options.out} cannot be written (${codeOf(cause)}).`)
  }
}
