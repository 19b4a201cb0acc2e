/**
 * Where a site is published. `dist` is a link to a release in `.dist-releases/`, the folder beside it, where two releases
 * take turns; or it is a folder itself, where the system knows no links or the caller wants none.
 */
import { lstatSync, readdirSync, readlinkSync, realpathSync, type Stats } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'

export type Place = {
  /** Absolute, without links above it. It may be a link of ours. */
  readonly out: string
  /** The folder of the releases. */
  readonly beside: string
}

const RELEASE = /^[1-9]\d{0,6}$/

/** Throws what the system says, as of a link that leads nowhere. */
export function placeOf(path: string): Place {
  const out = followed(resolve(path))
  return { out, beside: join(dirname(out), besideName(out)) }
}

/** Whether a path leads through a folder that holds the releases of a place. */
export const isInReleases = (path: string): boolean => /[\\/]\.[^\\/]+-releases(?:[\\/]|$)/.test(path)

/** A folder is inside of itself. Both are absolute. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path
}

const besideName = (out: string) => `.${basename(out)}-releases`

/** Links are followed, but for one that a build made. What does not exist yet is as it is written. */
function followed(path: string): string {
  const found = lookAt(path)
  const isLink = found?.isSymbolicLink() && !isOurLink(path)
  if (!isLink) return join(followedParent(dirname(path)), basename(path))
  // Refused here if it leads nowhere, or in a circle.
  if (!lookAt(realpathSync(path))) return path
  return followed(resolve(dirname(path), readlinkSync(path)))
}

function followedParent(path: string): string {
  if (lookAt(path) || dirname(path) === path) return realpathSync(path)
  return join(followedParent(dirname(path)), basename(path))
}

function isOurLink(path: string): boolean {
  const [folder, name, ...more] = readlinkSync(path).split(/[\\/]/)
  return folder === besideName(path) && RELEASE.test(name ?? '') && more.length === 0
}

/** What stands at a path, links not followed; `undefined` if there is nothing. */
export function lookAt(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false })
}

/** The folder of what is published now. */
export function publishedIn({ out }: Place): string | undefined {
  const found = lookAt(out)
  if (!found?.isSymbolicLink()) return found && out
  const folder = join(dirname(out), readlinkSync(out))
  return lookAt(folder) && folder
}

/** The releases of a place, as absolute paths. */
export function releasesOf({ beside }: Place): readonly string[] {
  const names = lookAt(beside) ? readdirSync(beside).filter((name) => RELEASE.test(name)) : []
  return names.sort((one, other) => Number(one) - Number(other)).map((name) => join(beside, name))
}
