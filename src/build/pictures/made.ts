/** The files that are made from one picture. */
import type { Slot } from '../../../schema/slots.ts'
import type { Picture } from '../../block/view.ts'
import type { Cache, Kept } from './cache.ts'

/** A picture, by the name that authors use. `bytes` reads it. It is only called if its results are not kept yet. */
export type Source = { readonly image: string; readonly digest: string; readonly bytes: () => Buffer }

/** Where the results are kept, and the path of the site. */
export type Destination = { readonly cache: Cache; readonly base: string }

/** `key` names what the file was made from, and how. A kept file is only read when somebody asks for its content. */
export type MadeFile = {
  readonly path: string
  readonly key: string
  readonly content: Uint8Array | (() => Uint8Array)
}
export type Made = { readonly files: readonly MadeFile[]; readonly pictureFor: (slot: Slot) => Picture }

/** A file of the site that is kept in an entry; `made` is what was made just now. The key tells of a damaged one by its size. */
export function madeFile(path: string, entry: string, name: string, made: Kept | Uint8Array): MadeFile {
  const isKept = 'size' in made
  const size = isKept ? made.size : made.length
  return { path, key: `picture ${entry} ${name} ${size}`, content: isKept ? made.content : made }
}
