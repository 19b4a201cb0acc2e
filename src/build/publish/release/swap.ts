/** Publishes a release in place of the one that is published now. */
import { renameSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { codeOf } from '../../base/error-code.ts'
import { removeFile } from '../../base/remove-file.ts'
import { type OutputFolder, statsAt } from './output-folder.ts'

/** Systems without links, or where not everybody may make them, answer with one of these. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'UNKNOWN']

const nextOf = ({ releasesFolder }: OutputFolder) => join(releasesFolder, 'next')

/** Where the published folder is moved while a release takes its place. */
export const asideOf = ({ releasesFolder }: OutputFolder): string => join(releasesFolder, 'aside')

/** In one step: readers see the old release or the new one. Gives `false` if the system cannot do that. */
export function swapLink(output: OutputFolder, release: string): boolean {
  // Windows cannot replace one link by another in one step.
  if (process.platform === 'win32') return false
  dropNext(output)
  try {
    symlinkSync(join(basename(output.releasesFolder), basename(release)), nextOf(output))
  } catch (cause) {
    if (NO_LINKS.includes(codeOf(cause))) return false
    throw cause
  }
  if (statsAt(output.out)?.isDirectory()) renameSync(output.out, asideOf(output))
  renameSync(nextOf(output), output.out)
  return true
}

export const dropNext = (output: OutputFolder): void => removeFile(nextOf(output))

/** In two steps. If the build is killed between them, the next build first puts the old folder back. */
export function swapFolder(output: OutputFolder, release: string): void {
  if (statsAt(output.out)) renameSync(output.out, asideOf(output))
  renameSync(release, output.out)
}
