/**
 * Publishes a finished site: whoever reads sees the one from before or this one, whatever happens. The release that
 * nobody reads is brought up to date, and then takes the place of the other one in one step; or, where that is all, one
 * file takes the place of another one.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { PlannedFile } from '../../files/planned-file.ts'
import { bringUp, type Making } from './bring-up.ts'
import { hasState, readState } from './kept-state.ts'
import { type Host, type Manifest, readManifest, saveManifest } from './manifest.ts'
import { lookAt, type Place, publishedIn, releasesOf } from './place.ts'
import { replaceOne } from './replace-one.ts'
import { swapFolder, swapLink } from './swap.ts'
import { tidy } from './tidy.ts'
import { type Published, wantedOf } from './wanted.ts'

/** `plain` makes a folder of files, no link. Gives the number of files that were new or different. */
export function write(
  place: Place,
  files: readonly PlannedFile[],
  host: Host,
  plain: boolean,
  making?: Making,
): number {
  const folder = publishedIn(place)
  const published: Published | undefined =
    folder === undefined ? undefined : { folder, state: readState(folder) }
  const replaced = plain || !published ? undefined : replaceOne(published, files, host)
  if (replaced !== undefined) return replaced
  const wanted = wantedOf(files, host, published)
  const idle = idleRelease(place, folder)
  const changed = bringUp(idle, published, wanted, making)
  if (folder !== undefined && folder !== place.out) tellTaken(folder, wanted.manifest)
  const linked = !plain && swapLink(place, idle)
  if (!linked) swapFolder(place, idle)
  tidy(place, linked ? 1 : 0)
  return changed
}

function idleRelease(place: Place, published: string | undefined): string {
  const whole = releasesOf(place).find((release) => release !== published && hasState(release))
  if (whole !== undefined) return whole
  const taken = new Set(lookAt(place.beside) ? readdirSync(place.beside) : [])
  let number = 1
  while (taken.has(String(number))) number++
  return join(place.beside, String(number))
}

/** What was taken along from a release is ours there: somebody who deletes it now does not find it again. */
function tellTaken(folder: string, { others = [] }: Manifest): void {
  const manifest = others.length > 0 && readManifest(folder)
  if (manifest && !isDeepStrictEqual(manifest.others, others)) saveManifest(folder, { ...manifest, others })
}
