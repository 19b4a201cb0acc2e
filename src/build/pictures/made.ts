/** The files that are made from one picture. */
import type { Slot } from '../../../schema/slots.ts'
import type { Picture } from '../../block/view.ts'
import type { Cache, Kept } from './cache.ts'

/** A file as authors name it. `bytes` reads it: called only for what is not kept yet. */
export type Source = { readonly image: string; readonly digest: string; readonly bytes: () => Buffer }

/** Where what was made is kept, and the path that the site stands below. */
export type Destination = { readonly cache: Cache; readonly base: string }

/** `key` names what it was made from, and how. What was made before is read when it is asked for. */
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
