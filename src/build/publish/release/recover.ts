/** Cleans up after a build that stopped early. Only the build that holds the lock may do this. */
import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeFile } from '../../base/remove-file.ts'
import { dropState, isComplete } from './kept-state.ts'
import { readManifest } from './manifest.ts'
import { freePath, type OutputFolder, publishedIn, releasesOf, statsAt } from './output-folder.ts'
import { otherFilesIn, removeRelease } from './release-folder.ts'
import { asideOf, dropNext } from './swap.ts'

/** Files that belong to a release, and files that a build was writing when it ended. */
const LEFTOVER = /^[1-9]\d*\.(?:state(?:\.[\da-f-]+)?|making)$/

/** `spare` is how many idle releases to keep. */
export function recover(output: OutputFolder, spare: number): void {
  if (!statsAt(output.releasesFolder)) return
  restorePublished(output)
  dropNext(output)
  const published = publishedIn(output)
  const idle = releasesOf(output).filter((release) => release !== published)
  const complete = idle.filter(isComplete)
  for (const release of idle) if (!complete.slice(0, spare).includes(release)) removeIdle(release)
  for (const name of readdirSync(output.releasesFolder))
    if (LEFTOVER.test(name) && !belongs(output, name)) removeFile(join(output.releasesFolder, name))
}

function removeIdle(release: string): void {
  dropState(release)
  removeRelease(release)
}

/** Whether it is the state of a release that still exists. */
function belongs({ releasesFolder }: OutputFolder, name: string): boolean {
  return (
    name.endsWith('.state') && statsAt(join(releasesFolder, name.slice(0, -'.state'.length))) !== undefined
  )
}

/** Undoes a swap of folders that was interrupted. After a swap that was not, deletes what was published before. */
function restorePublished(output: OutputFolder): void {
  const aside = asideOf(output)
  const found = statsAt(aside)
  if (!found) return
  if (!statsAt(output.out)) return renameSync(aside, output.out)
  if (found.isSymbolicLink()) return rmSync(aside)
  // Files of other people are deleted here only if the new release has them too.
  const published = publishedIn(output) ?? output.out
  const along = new Set(readManifest(published)?.others)
  const others = otherFilesIn(aside).filter((path) => along.has(path))
  if (removeRelease(aside, others)) return
  renameSync(aside, freePath(output, 'left-'))
}
