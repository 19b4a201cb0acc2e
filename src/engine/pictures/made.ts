/** What is made of a picture's file. */
import type { Slot } from '../../../schema/slots.ts'
import type { Picture } from '../../block/view.ts'
import type { Cache } from './cache.ts'

/** A file as authors name it. `bytes` reads it: called only for what is not kept yet. */
export type Source = { readonly image: string; readonly digest: string; readonly bytes: () => Buffer }

/** Where what was made is kept, and the path that the site stands below. */
export type Place = { readonly cache: Cache; readonly base: string }

/** `key` names what it was made from, and how. What was made before is read when it is asked for. */
export type MadeFile = {
  readonly path: string
  readonly key: string
  readonly content: Uint8Array | (() => Uint8Array)
}
export type Made = { readonly files: readonly MadeFile[]; readonly pictureFor: (slot: Slot) => Picture }
