/**
 * Publishes a finished site: whoever reads sees the one from before or this one, whatever happens. The release that
 * nobody reads is brought up to date, and then takes the place of the other one in one step.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PlannedFile } from '../planned-file.ts'
import { bringUp, type Making } from './bring-up.ts'
import { hasState } from './kept-state.ts'
import type { Host } from './manifest.ts'
import { lookAt, type Place, publishedIn, releasesOf } from './place.ts'
import { swapFolder, swapLink } from './swap.ts'
import { tidy } from './tidy.ts'

/** `plain` makes a folder of files, no link. Gives the number of files that were new or different. */
export function write(
  place: Place,
  files: readonly PlannedFile[],
  host: Host,
  plain: boolean,
  making?: Making,
): number {
  const published = publishedIn(place)
  const idle = idleRelease(place, published)
  const changed = bringUp(idle, published, files, host, making)
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
