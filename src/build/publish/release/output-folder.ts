/**
 * Where a site is published. Usually `dist` is a link to one of two releases in `.dist-releases/`, the folder beside it.
 * One release is published, the other is idle, and they take turns. `dist` is a plain folder if the system has no links
 * or the author asks for `--plain`.
 */
import { lstatSync, readdirSync, readlinkSync, realpathSync, type Stats } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'

export type OutputFolder = {
  /** Absolute. No folder above it is a link. It may itself be a link that a build made. */
  readonly out: string
  /** The folder that contains the releases. */
  readonly releasesFolder: string
}

const RELEASE = /^[1-9]\d{0,6}$/

/** Throws the error of the system, for example for a link that leads nowhere. */
export function outputFolderAt(path: string): OutputFolder {
  const out = followed(resolve(path))
  return { out, releasesFolder: join(dirname(out), releasesName(out)) }
}

/** Whether a path leads through a folder of releases. */
export const isInReleases = (path: string): boolean => /[\\/]\.[^\\/]+-releases(?:[\\/]|$)/.test(path)

/** A folder is inside itself. Both paths are absolute. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path
}

const releasesName = (out: string) => `.${basename(out)}-releases`

/** Follows links, except one that a build made. The path need not exist. */
function followed(path: string): string {
  const found = statsAt(path)
  const isLink = found?.isSymbolicLink() && !isOurLink(path)
  if (!isLink) return join(followedParent(dirname(path)), basename(path))
  // Throws if the link leads nowhere, or in a circle.
  if (!statsAt(realpathSync(path))) return path
  return followed(resolve(dirname(path), readlinkSync(path)))
}

function followedParent(path: string): string {
  if (statsAt(path) || dirname(path) === path) return realpathSync(path)
  return join(followedParent(dirname(path)), basename(path))
}

function isOurLink(path: string): boolean {
  const [folder, name, ...more] = readlinkSync(path).split(/[\\/]/)
  return folder === releasesName(path) && RELEASE.test(name ?? '') && more.length === 0
}

/** What is at a path, without following links. `undefined` if there is nothing. */
export function statsAt(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false })
}

/** The folder of the release that is published now. */
export function publishedIn({ out }: OutputFolder): string | undefined {
  const found = statsAt(out)
  if (!found?.isSymbolicLink()) return found && out
  const folder = join(dirname(out), readlinkSync(out))
  return statsAt(folder) && folder
}

/** An absolute path beside the releases where nothing is yet: `start` and the first free number. */
export function freePath({ releasesFolder }: OutputFolder, start = ''): string {
  let number = 1
  while (statsAt(join(releasesFolder, `${start}${number}`))) number++
  return join(releasesFolder, `${start}${number}`)
}

/** All releases, as absolute paths. */
export function releasesOf({ releasesFolder }: OutputFolder): readonly string[] {
  const names = statsAt(releasesFolder)
    ? readdirSync(releasesFolder).filter((name) => RELEASE.test(name))
    : []
  return names.sort((one, other) => Number(one) - Number(other)).map((name) => join(releasesFolder, name))
}
