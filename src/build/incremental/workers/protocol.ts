/** What the main thread and those that work for it say to each other. */
import type { MessagePort } from 'node:worker_threads'
import type { BlockType, PageFields } from '../../../../schema/page.ts'
import type { Picture } from '../../../block/view.ts'
import type { Span } from '../../../core/base/clock.ts'
import type { Route } from '../../../core/site/routes.ts'
import type { ShareImage } from '../../../shell/types.ts'
import type { Assets } from '../../assets/assets.ts'
import type { Brought, Releases } from '../../publish/release/bring.ts'
import type { FactName } from '../pages/watched-site.ts'
import type { CacheKey } from '../records/page-cache.ts'
import type { Spare, SparePage } from './spare.ts'
import type { Stretches } from './stretches.ts'

/** What a worker is started with. It reads its pages at once. */
export type Share = {
  readonly root: string
  /** Of the pages that are kept. */
  readonly key: CacheKey
  /** The moment of the site's clock, in milliseconds since 1970. */
  readonly now: number
  /** The names of the pages that all threads share, and of all files that are none, below pages/. */
  readonly names: readonly string[]
  readonly stretches: Stretches
  /** Numbers that both sides see at once. */
  readonly counts: SharedArrayBuffer
  readonly port: MessagePort
}

/** `bundle` is the folder of the bundle that it is to run. */
export type Start = { readonly bundle: string; readonly share: Share }

/**
 * How many files a worker has read, how many batches it has sent, and how many of them were taken; whether it is to
 * write no more files, and whether it writes one just now.
 */
export const [FILES_READ, BATCHES_SENT, BATCHES_TAKEN, STOPPED, WRITING] = [0, 1, 2, 3, 4]
export const newCounts = () => new SharedArrayBuffer(5 * Int32Array.BYTES_PER_ELEMENT)

/** A worker that is so many batches ahead with documents waits: all of a large site would not fit into memory. */
export const MOST_AHEAD = 3

/** The first answer: records as they are kept, and the pages that others may make. Pages with mistakes are left out. */
export type RecordsRead = { readonly records: Uint8Array; readonly spare: readonly SparePage[] }

/** Makes pages of the site that was told before. */
export type Order = {
  readonly assets: Omit<Assets, 'pictures' | 'shareImages' | 'files'>
  readonly pictures: readonly (readonly [name: string, picture: Picture | undefined])[]
  readonly shareImages: readonly (readonly [Route, ShareImage])[]
  /** The pages that this worker makes, unless others claim them, in the order in which they are asked for. */
  readonly routes: readonly Route[]
  /** The worker brings its pages up to date there; the states are those of its pages, and of spare ones, alone. */
  readonly releases: Releases
  /** Pages that others make as well, some of its own among them, and the number by which it claims them. */
  readonly spare: Spare
  readonly number: number
}

/** `site` is JSON of all its pages, published or not: `OrderedPages`. What site.yaml says, each thread has read itself. */
export type Message = { readonly site: string } | { readonly order: Order }

export type OrderedPages = readonly (readonly [
  path: string,
  fields: PageFields,
  types: readonly BlockType[],
])[]

/** A page as it was brought, or its document: the memory of that is handed over, not copied. */
export type Made = { readonly brought: Brought } | { readonly result: Uint8Array }

export type Batch = {
  readonly pages: readonly {
    readonly route: Route
    readonly made: Made
    readonly asked: readonly FactName[]
  }[]
  /** What stands around pages asked for up to now. */
  readonly askedByFrame: readonly FactName[]
  readonly span: Span
}

/** A mistake of ours, unless there is a reason that authors can be told. */
export type Failure = { readonly failed: string; readonly reason: string | undefined }
export type Answer = RecordsRead | Batch | Failure
