/** `ukurasa check`: says what is wrong with the content; writes nothing. */
import { filesIn } from '../engine/load.ts'
import { readSite } from '../engine/read-site.ts'
import { upcoming } from '../engine/upcoming.ts'
import { exitCodeOf } from './exit-code.ts'
import type { Format, SiteOptions } from './options.ts'
import { pageCacheOf } from './page-cache.ts'
import { progress, watched } from './progress.ts'
import { report } from './report.ts'
import { dueIn } from './todo/due.ts'

type Options = SiteOptions & {
  readonly release: boolean
  readonly format: Format
  readonly until: Date | undefined
}

export async function check(options: Options): Promise<number> {
  const line = progress()
  const result = readSite(options.root, {
    ...options,
    files: watched(filesIn(options.root), line),
    cache: pageCacheOf(options.root),
  })
  line.end()
  const { now, until } = options
  const coming = until && { until, list: upcoming(result, now, until, dueIn(result)) }
  await report(result, options.root, options.format, coming)
  return exitCodeOf(result)
}
