/** `ukurasa check`: says what is wrong with the content; writes nothing. */
import { readSite } from '../engine/read-site.ts'
import { exitCodeOf } from './exit-code.ts'
import type { Format, SiteOptions } from './options.ts'
import { printReport } from './report.ts'

type Options = SiteOptions & { readonly release: boolean; readonly format: Format }

export function check(options: Options): number {
  const result = readSite(options.root, options)
  printReport(result, options.format)
  return exitCodeOf(result)
}
