/** What is done in the folder of one release. Nothing is deleted that no build put there. */
import {
  constants,
  copyFileSync,
  type Dirent,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmdirSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { codeOf } from '../../base/error-code.ts'
import { isOurs, MAKING, MANIFEST, readManifest } from './manifest.ts'
import { isInside, lookAt } from './place.ts'

/** Systems that know no hard links say one of these. */
const NO_HARD_LINKS = ['EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'UNKNOWN']

/**
 * Writes below a folder, which is made as far as needed. No file is changed in its place: it may be a part of another
 * release as well. `isThere` says what is likely, and saves time.
 */
export type Writer = {
  readonly write: (path: string, content: Uint8Array, isThere: boolean) => void
  /** A file of another folder. Gives whether it is the very same one; where the system cannot have that, it is a copy. */
  readonly take: (from: string, path: string, isThere: boolean) => boolean
  /** The same of what somebody else put there: it may be a link. */
  readonly takeStranger: (from: string, path: string) => void
}

export function writerInto(folder: string): Writer {
  const made = new Set<string>()
  const makeParent = (path: string) => {
    const parent = dirname(path)
    if (!made.has(parent)) mkdirSync(join(folder, parent), { recursive: true })
    made.add(parent)
  }
  const put = (path: string, isThere: boolean, make: (target: string) => void) => {
    makeParent(path)
    const target = join(folder, path)
    if (!isThere && succeeds(['EEXIST'], () => make(target))) return
    removeFile(target)
    make(target)
  }
  return {
    write: (path, content, isThere) =>
      put(path, isThere, (target) => writeFileSync(target, content, { flag: 'wx' })),
    take: (from, path, isThere) => {
      let isSame = false
      put(path, isThere, (target) => {
        isSame = takeOver(`${from}/${path}`, target)
      })
      return isSame
    },
    takeStranger: (from, path) =>
      put(path, true, (target) => {
        const own = join(from, path)
        if (lookAt(own)?.isSymbolicLink()) symlinkSync(readlinkSync(own), target)
        else takeOver(own, target)
      }),
  }
}

function takeOver(from: string, to: string): boolean {
  const isSame = succeeds(NO_HARD_LINKS, () => linkSync(from, to))
  if (!isSame) copyFileSync(from, to, constants.COPYFILE_EXCL)
  return isSame
}

/** Whether the system did it; `codes` are the refusals that may be. */
function succeeds(codes: readonly string[], action: () => void): boolean {
  try {
    action()
    return true
  } catch (cause) {
    if (codes.includes(codeOf(cause))) return false
    throw cause
  }
}

const GONE = ['ENOENT', 'ENOTDIR']
const removeFile = (path: string) => succeeds(GONE, () => unlinkSync(path))

/** All folders that a path leads through. */
export function foldersOf(path: string): readonly string[] {
  const folders: string[] = []
  for (let parent = dirname(path); parent !== '.' && parent !== sep; parent = dirname(parent))
    folders.push(parent)
  return folders
}

/** Deletes files by their paths, and the folders that are empty then. */
export function removeFiles(folder: string, paths: readonly string[]): void {
  const parents = new Set<string>()
  for (const path of paths.filter((each) => isInside(join(folder, each), folder))) {
    removeFile(join(folder, path))
    for (const parent of foldersOf(path)) parents.add(parent)
  }
  for (const parent of [...parents].sort((one, other) => other.length - one.length))
    removeEmpty(join(folder, parent))
}

/** Deletes a release. `others` are what may go besides the files of the site. Gives whether the folder is gone. */
export function removeRelease(folder: string, others?: readonly string[]): boolean {
  if (!isOurs(folder)) return false
  const manifest = readManifest(folder)
  removeFiles(folder, [...(manifest?.files ?? []), ...(others ?? manifest?.others ?? []), MAKING])
  // Last: as long as it is there the folder is known to be ours.
  removeFile(join(folder, MANIFEST))
  return removeEmpty(folder)
}

const STAYS = ['ENOTEMPTY', 'EEXIST', 'EPERM', ...GONE]
/** Gives whether the folder was deleted: not if something is in it. */
const removeEmpty = (folder: string) => succeeds(STAYS, () => rmdirSync(folder))

/** How many files there are below a folder, those of builds among them; NaN if there are links, or what else there may be. */
export function countIn(folder: string): number {
  let count = 0
  walk(folder, '', (_, entry) => {
    count += entry.isFile() ? 1 : Number.NaN
  })
  return count
}

export type Paths = { readonly has: (path: string) => boolean }

/** What somebody else put into a release: sorted paths. `files` are those of the site, as far as they are known. */
export function strangersIn(folder: string, files: Paths = listedIn(folder)): readonly string[] {
  const strangers: string[] = []
  walk(folder, '', (path) => {
    if (!files.has(path)) strangers.push(path)
  })
  return strangers.filter((path) => path !== MANIFEST && path !== MAKING).sort()
}

const listedIn = (folder: string): Paths => new Set(readManifest(folder)?.files)

/** Visits all that is below a folder and is no folder itself. */
function walk(folder: string, prefix: string, visit: (path: string, entry: Dirent) => void): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = prefix + entry.name
    if (entry.isDirectory()) walk(`${folder}/${entry.name}`, `${path}/`, visit)
    else visit(path, entry)
  }
}
