/**
 * Publishes a finished site in one step: readers see the old site or the new one, whatever happens. A build brings the
 * idle release up to date, and then publishes it in place of the other one. If only one file has changed, it replaces
 * just that file.
 */
import { isDeepStrictEqual } from 'node:util'
import type { PlannedFile } from '../../files/planned-file.ts'
import { isComplete, readState } from './kept-state.ts'
import { type Manifest, readManifest, type ServedSite, saveManifest } from './manifest.ts'
import { freePath, type OutputFolder, publishedIn, releasesOf } from './output-folder.ts'
import { recover } from './recover.ts'
import { type PublishedRelease, releaseContentOf } from './release-content.ts'
import { replaceOne } from './replace-one.ts'
import { swapFolder, swapLink } from './swap.ts'
import { type SyncOptions, syncRelease } from './sync-release.ts'

type WriteOptions = SyncOptions & {
  /** Whether the output is a folder, not a link. */
  readonly plain?: boolean
}

/** Gives the number of files that were new or different. */
export function write(
  output: OutputFolder,
  files: readonly PlannedFile[],
  served: ServedSite,
  { plain = false, ...options }: WriteOptions = {},
): number {
  const folder = publishedIn(output)
  const published: PublishedRelease | undefined =
    folder === undefined ? undefined : { folder, state: readState(folder) }
  const replaced = plain || !published ? undefined : replaceOne(published, files, served)
  if (replaced !== undefined) return replaced
  const content = releaseContentOf(files, served, published)
  const idle = idleRelease(output, folder)
  const changed = syncRelease(idle, published, content, options)
  if (folder !== undefined && folder !== output.out) listOthers(folder, content.manifest)
  const linked = !plain && swapLink(output, idle)
  if (!linked) swapFolder(output, idle)
  recover(output, linked ? 1 : 0)
  return changed
}

function idleRelease(output: OutputFolder, published: string | undefined): string {
  const complete = releasesOf(output).find((release) => release !== published && isComplete(release))
  return complete ?? freePath(output)
}

/** Lists files of other people, which the new release has too, in the old release: a later build may delete them there. */
function listOthers(folder: string, { others = [] }: Manifest): void {
  const manifest = others.length > 0 && readManifest(folder)
  if (manifest && !isDeepStrictEqual(manifest.others, others)) saveManifest(folder, { ...manifest, others })
}
