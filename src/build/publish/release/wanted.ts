/** What a site shall hold. */

import { UserError } from '../../base/user-error.ts'
import type { PlannedFile } from '../../files/planned-file.ts'
import { foldersOf, strangersIn } from './folder.ts'
import type { ReleaseState } from './kept-state.ts'
import type { Host, Manifest } from './manifest.ts'

export type Wanted = { readonly files: readonly PlannedFile[]; readonly manifest: Manifest }

/** What is published now. */
export type Published = {
  readonly folder: string
  /** `undefined` where nothing was kept of it. */
  readonly state: ReleaseState | undefined
}

/** Throws where somebody else put a file into `published` that has the name of one of the site. */
export function wantedOf(
  files: readonly PlannedFile[],
  host: Host,
  published: Published | undefined,
): Wanted {
  const others = published ? strangersIn(published.folder, published.state) : []
  const taken = others.length > 0 ? takenOf(files, others) : undefined
  if (taken !== undefined)
    throw new UserError(`Somebody put ${taken} there, and the site has a file of that name. Move it away.`)
  return { files, manifest: manifestOf(files, host, others) }
}

/** One that is where the site has a file, or a folder; or is in a folder where the site has a file. */
function takenOf(files: readonly PlannedFile[], others: readonly string[]): string | undefined {
  const paths = new Set(files.map(({ path }) => path))
  const folders = new Set([...paths].flatMap(foldersOf))
  return others.find(
    (path) => paths.has(path) || folders.has(path) || foldersOf(path).some((folder) => paths.has(folder)),
  )
}

export const manifestOf = (
  files: readonly PlannedFile[],
  host: Host,
  others: readonly string[] = [],
): Manifest => ({
  ...host,
  files: files.map(({ path }) => path).sort(),
  others,
})
