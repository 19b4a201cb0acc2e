/** Puts a release in the place of what is published. */
import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { codeOf } from '../../base/error-code.ts'
import { lookAt, type Place } from './place.ts'

/** Systems that know no links, or do not let everybody make them, say one of these. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'UNKNOWN']

const nextOf = ({ beside }: Place) => join(beside, 'next')

/** What was published, while the release that takes its place moves in. */
export const asideOf = ({ beside }: Place): string => join(beside, 'aside')

/** Readers see the old release or the new one. Gives whether the system can do that. */
export function swapLink(place: Place, release: string): boolean {
  // There a link cannot take the place of another one.
  if (process.platform === 'win32') return false
  dropNext(place)
  try {
    symlinkSync(join(basename(place.beside), basename(release)), nextOf(place))
  } catch (cause) {
    if (NO_LINKS.includes(codeOf(cause))) return false
    throw cause
  }
  if (lookAt(place.out)?.isDirectory()) renameSync(place.out, asideOf(place))
  renameSync(nextOf(place), place.out)
  return true
}

export const dropNext = (place: Place): void => rmSync(nextOf(place), { force: true })

/** In two steps: what a kill between them leaves is put right by the next build, before it does anything else. */
export function swapFolder(place: Place, release: string): void {
  if (lookAt(place.out)) renameSync(place.out, asideOf(place))
  renameSync(release, place.out)
}
