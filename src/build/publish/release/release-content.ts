/** What a release must contain. */
import { join } from 'node:path'
import { mustBeFile } from '../../base/remove-file.ts'
import { UserError } from '../../base/user-error.ts'
import type { PlannedFile } from '../../files/planned-file.ts'
import type { ReleaseState } from './kept-state.ts'
import { MANIFEST, type Manifest, type ServedSite } from './manifest.ts'
import { foldersOf, otherFilesIn } from './release-folder.ts'

export type ReleaseContent = { readonly files: readonly PlannedFile[]; readonly manifest: Manifest }

/** The release that is published now. */
export type PublishedRelease = {
  readonly folder: string
  /** `undefined` if no state was kept. */
  readonly state: ReleaseState | undefined
}

/** Throws if somebody else put a file into `published` where a build must write. */
export function releaseContentOf(
  files: readonly PlannedFile[],
  served: ServedSite,
  published: PublishedRelease | undefined,
): ReleaseContent {
  const others = published ? otherFilesIn(published.folder, published.state) : []
  if (published && others.some((path) => path.startsWith(`${MANIFEST}/`)))
    throw mustBeFile(join(published.folder, MANIFEST))
  const taken = others.length > 0 ? takenOf(files, others) : undefined
  if (taken !== undefined)
    throw new UserError(`Somebody put ${taken} there, and the site has a file of that name. Move it away.`)
  return { files, manifest: manifestOf(files, served, others) }
}

/** The first file that is in the way: the site has a file or a folder of that name, or a file with the name of its folder. */
function takenOf(files: readonly PlannedFile[], others: readonly string[]): string | undefined {
  const paths = new Set(files.map(({ path }) => path))
  const folders = new Set([...paths].flatMap(foldersOf))
  return others.find(
    (path) => paths.has(path) || folders.has(path) || foldersOf(path).some((folder) => paths.has(folder)),
  )
}

export const manifestOf = (
  files: readonly PlannedFile[],
  served: ServedSite,
  others: readonly string[] = [],
): Manifest => ({
  ...served,
  files: files.map(({ path }) => path).sort(),
  others,
})
