/** Sites with pictures, prepared as in a build, with a cache of their own. */
import { join } from 'node:path'
import { bytesOf } from '../../src/build/files/planned-file.ts'
import type { MadeFile } from '../../src/build/pictures/made.ts'
import { type Prepared, preparePictures } from '../../src/build/pictures/prepare.ts'
import type { Site } from '../../src/core/site/site.ts'
import { emptyFolder, type Files } from './folder.ts'
import { pageOf } from './pages.ts'
import { siteOf } from './site.ts'

/** A page with one picture in each of these blocks. */
export const pageWith = (...images: readonly string[]): string =>
  pageOf(...images.map((image) => `type: hero\ntitle: Words\nimage: ${image}\ndecorative: true`))

export type Read = Omit<Prepared, 'files'> & {
  readonly files: readonly (MadeFile & { readonly content: Uint8Array })[]
}

/** Reads all files. */
export async function prepare(site: Site, cacheFolder = emptyFolder(), share = false): Promise<Read> {
  const prepared = await preparePictures(site, { cacheFolder, share })
  return { ...prepared, files: prepared.files.map((file) => ({ ...file, content: bytesOf(file) })) }
}

/** A site whose page /page shows one photograph. */
export function siteWith(image: string, content: Uint8Array | string, more: Files = {}): Site {
  return siteOf({ [join('pages', image)]: content, 'pages/page.yaml': pageWith(image), ...more })
}

/** The first file of a site whose name matches. */
export function fileOf(prepared: Read, ending: RegExp): Uint8Array {
  const found = prepared.files.find(({ path }) => ending.test(path))
  if (!found)
    throw new Error(`There is no ${ending} among ${prepared.files.map(({ path }) => path).join(', ')}`)
  return found.content
}
