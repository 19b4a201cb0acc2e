/** `ukurasa todo`: lists the stand-ins with their owners and due dates. */

import { isTimeZone, offsetAt } from '../../../block/zone.ts'
import { filesIn } from '../../../build/files/site-files.ts'
import { valueAt } from '../../../core/base/value-at.ts'
import { readSite } from '../../../core/check/read-site.ts'
import { translationMissing } from '../../../diagnostics/messages.ts'
import type { SiteOptions } from '../../options/shared.ts'
import { complain } from '../../output/complain.ts'
import { noSite } from '../../output/no-site.ts'
import { progress, withProgress } from '../../output/progress.ts'
import { inColour } from '../../output/terminal.ts'
import { inGroups, summary } from './in-groups.ts'
import { standInsOf } from './stand-ins.ts'

type Options = SiteOptions & { readonly format: 'pretty' | 'json'; readonly owner: string | undefined }

export function todo({ root, now, format, owner }: Options): number {
  const line = progress()
  const read = readSite(withProgress(filesIn(root), line), { now })
  line.end()
  const refusal = noSite(read)
  if (refusal !== undefined) return complain(refusal)
  const { sources } = read
  const site = sources.find(({ path }) => path === 'site.yaml')
  const all = standInsOf(sources, dayIn(valueAt(site?.value, ['timezone']), now))
  const found = all.filter((each) => owner === undefined || each.owner?.toLowerCase() === owner.toLowerCase())
  const unread = sources.filter(({ value }) => value === undefined).map(({ path }) => path)
  if (format === 'json') process.stdout.write(`${JSON.stringify({ 'stand-ins': found, unread }, null, 2)}\n`)
  else {
    if (found.length > 0) process.stdout.write(`${inGroups(found, inColour())}\n`)
    process.stdout.write(`${summary(found)}\n`)
    for (const { code, message } of read.diagnostics)
      if (code === translationMissing.code) process.stdout.write(`${message}\n`)
    for (const path of unread)
      process.stdout.write(`${path} cannot be read, so its stand-ins are missing here.\n`)
  }
  return 0
}

/** The date in the time zone of the site. */
function dayIn(zone: unknown, now: Date): string {
  const utc = now.toISOString().slice(0, 19)
  const offset = isTimeZone(zone) ? offsetAt(zone, utc) : 'Z'
  const ahead = Date.parse(`${utc}Z`) - Date.parse(utc + offset)
  return new Date(now.getTime() + ahead).toISOString().slice(0, 10)
}
