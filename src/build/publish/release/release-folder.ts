/** Writes and deletes files in the folder of one release. Deletes only what a build put there. */
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
  writeFileSync,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { codeOf } from '../../base/error-code.ts'
import { GONE, removeFile } from '../../base/remove-file.ts'
import { isOurs, MANIFEST, readManifest } from './manifest.ts'
import { isInside, statsAt } from './output-folder.ts'

/** Systems without hard links answer with one of these. */
const NO_HARD_LINKS = ['EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'UNKNOWN']

/**
 * Writes files below a folder, and makes folders where needed. It never changes an existing file, but replaces it:
 * the other release may share the file. `isThere` may be a guess, which saves time if it is right.
 */
export type Writer = {
  readonly write: (path: string, content: Uint8Array, isThere: boolean) => void
  /** Links a file of another folder. Gives `false` if the system has no hard links: then it is a copy. */
  readonly link: (from: string, path: string, isThere: boolean) => boolean
  /** The same for a file that somebody else put there, which may be a symbolic link. */
  readonly linkOther: (from: string, path: string) => void
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
    link: (from, path, isThere) => {
      let isSame = false
      put(path, isThere, (target) => {
        isSame = linkOrCopy(`${from}/${path}`, target)
      })
      return isSame
    },
    linkOther: (from, path) =>
      put(path, true, (target) => {
        const own = join(from, path)
        if (statsAt(own)?.isSymbolicLink()) symlinkSync(readlinkSync(own), target)
        else linkOrCopy(own, target)
      }),
  }
}

function linkOrCopy(from: string, to: string): boolean {
  const isSame = succeeds(NO_HARD_LINKS, () => linkSync(from, to))
  if (!isSame) copyFileSync(from, to, constants.COPYFILE_EXCL)
  return isSame
}

/** Whether the action worked. Gives `false` for the errors in `codes`, and throws all others. */
function succeeds(codes: readonly string[], action: () => void): boolean {
  try {
    action()
    return true
  } catch (cause) {
    if (codes.includes(codeOf(cause))) return false
    throw cause
  }
}

/** All folders above a path. */
export function foldersOf(path: string): readonly string[] {
  const folders: string[] = []
  for (let parent = dirname(path); parent !== '.' && parent !== sep; parent = dirname(parent))
    folders.push(parent)
  return folders
}

/** Deletes files, and the folders that are empty after that. */
export function removeFiles(folder: string, paths: readonly string[]): void {
  const parents = new Set<string>()
  for (const path of paths.filter((each) => isInside(join(folder, each), folder))) {
    removeFile(join(folder, path))
    for (const parent of foldersOf(path)) parents.add(parent)
  }
  for (const parent of [...parents].sort((one, other) => other.length - one.length))
    removeEmpty(join(folder, parent))
}

/** Deletes a release. `others` are files of other people that may be deleted too. Gives whether the folder is gone. */
export function removeRelease(folder: string, others?: readonly string[]): boolean {
  if (!isOurs(folder)) return false
  const manifest = readManifest(folder)
  removeFiles(folder, [...(manifest?.files ?? []), ...(others ?? manifest?.others ?? [])])
  // Deleted last: as long as it is there we know that a build wrote the folder.
  removeFile(join(folder, MANIFEST))
  return removeEmpty(folder)
}

const STAYS = ['ENOTEMPTY', 'EEXIST', 'EPERM', ...GONE]
/** Gives whether the folder was deleted. A folder that is not empty stays. */
const removeEmpty = (folder: string) => succeeds(STAYS, () => rmdirSync(folder))

/** Whether so many files are below a folder, and nothing else. Files that builds keep for themselves count, too. */
export function holdsOnly(folder: string, count: number): boolean {
  let files = 0
  let others = 0
  walk(folder, '', (_, entry) => {
    if (entry.isFile()) files++
    else others++
  })
  return files === count && others === 0
}

export type Paths = { readonly has: (path: string) => boolean }

/** The sorted paths of files that somebody else put into a release. `files` are the known files of the site. */
export function otherFilesIn(folder: string, files: Paths = listedIn(folder)): readonly string[] {
  const others: string[] = []
  walk(folder, '', (path) => {
    if (!files.has(path)) others.push(path)
  })
  return others.filter((path) => path !== MANIFEST).sort()
}

const listedIn = (folder: string): Paths => new Set(readManifest(folder)?.files)

/** Visits everything below a folder except folders. */
function walk(folder: string, prefix: string, visit: (path: string, entry: Dirent) => void): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = prefix + entry.name
    if (entry.isDirectory()) walk(`${folder}/${entry.name}`, `${path}/`, visit)
    else visit(path, entry)
  }
}
