/** The two versions of a site that `ukurasa diff` compares: commits, or the files as they are now. */

import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { readVersion, type SiteVersion } from '../../core/change/diff/site-version.ts'
import { type DocumentFiles, PICTURE_FILE } from '../../core/load/site-files.ts'
import type { Repository } from '../base/git.ts'
import { filesIn, listFiles } from './site-files.ts'

/** Files that are only compared, never read: it matters only whether the content changed. */
const isOpaque = (path: string) =>
  path.startsWith('public/') || (path.startsWith('pages/') && PICTURE_FILE.test(path))

/** Lets somebody watch how the documents are read. */
export type Observe = (files: DocumentFiles) => DocumentFiles

type Replacement = { readonly id: string; readonly content: Buffer }

/**
 * The site in the folder as it was in a commit. `over` has files that take the place of those in the commit: `undefined`
 * for one that is deleted.
 */
export function versionAt(
  repository: Repository,
  commit: string,
  observe: Observe = (files) => files,
  over: ReadonlyMap<string, Replacement | undefined> = new Map(),
): SiteVersion {
  const kept = repository.list(commit).filter(({ path }) => !over.has(path))
  const put = [...over].flatMap(([path, file]) =>
    file ? [{ path, id: file.id, size: file.content.length }] : [],
  )
  const blobs = [...kept, ...put].filter(({ path }) => !isHidden(path))
  const opaque = blobs.filter(({ path }) => isOpaque(path))
  const read = blobs.filter(
    ({ path }) => path === 'site.yaml' || (path.startsWith('pages/') && !isOpaque(path)),
  )
  const stored = repository.contents(read.filter(({ path }) => !over.has(path)))
  const files: DocumentFiles = {
    root: commit,
    names: blobs.flatMap(({ path }) => (path.startsWith('pages/') ? path.slice('pages/'.length) : [])).sort(),
    read: (path, limit) => {
      const content = over.get(path)?.content ?? stored.get(path)
      if (!content) return { errorCode: 'ENOENT' }
      return content.length > limit ? { size: content.length } : content
    },
  }
  const fingerprints = new Map(opaque.map(({ path, id, size }) => [path, { fingerprint: id, size }]))
  return readVersion({ ...observe(files), fingerprints })
}

/** The site as its files are now. `root` is an absolute path. */
export function versionNow(
  repository: Repository,
  root: string,
  observe: Observe = (files) => files,
): SiteVersion {
  const files = filesIn(root)
  const paths = [
    ...files.names.map((name) => `pages/${name}`),
    ...listFiles(join(root, 'public')).map((name) => `public/${name}`),
  ].filter((path) => isOpaque(path) && !path.includes('\n'))
  const there = paths.flatMap((path) => {
    const found = lstatSync(join(root, path), { throwIfNoEntry: false })
    return found?.isFile() ? [{ path, size: found.size }] : []
  })
  const ids = repository.idsOf(there.map(({ path }) => path))
  const fingerprints = new Map(
    there.map(({ path, size }, index) => [path, { fingerprint: ids[index] ?? '', size }]),
  )
  return readVersion({ ...observe(files), fingerprints })
}

const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('.'))
