/** What the main thread and those that work for it say to each other. */

import type { MessagePort } from 'node:worker_threads'
import type { BlockType, PageFields } from '../../../../schema/page.ts'
import type { Picture } from '../../../block/view.ts'
import type { Span } from '../../../core/base/clock.ts'
import type { Assets } from '../../../core/render/assets.ts'
import type { Route } from '../../../core/site/routes.ts'
import type { ShareImage } from '../../../shell/types.ts'
import type { ReleasePair } from '../../publish/release/sync-file.ts'
import type { MadePage } from '../pages/made-by-workers.ts'
import type { FactName } from '../pages/watched-site.ts'
import type { PageRecords, RecordsKey } from '../records.ts'

/** What a worker is started with. It reads its pages at once. */
export type Share = {
  readonly root: string
  /** Of the pages that are kept. */
  readonly key: RecordsKey
  /** The moment of the site's clock, in milliseconds since 1970. */
  readonly now: number
  /** The names of its pages, and of all files that are no pages, below pages/. */
  readonly names: readonly string[]
  /** Numbers that both sides see at once. */
  readonly counts: SharedArrayBuffer
  readonly port: MessagePort
}

/** `bundle` is the folder of the bundle that it is to run. */
export type Start = { readonly bundle: string; readonly share: Share }

/** How many files a worker has read, and how many pages it has made, one more once it has sent them. */
export const [FILES_READ, PAGES_MADE] = [0, 1]
export const newCounts = () => new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)

/** The first answer. Pages with mistakes are left out. */
export type RecordsRead = { readonly records: PageRecords }

/** Makes pages of the site that was told before. */
export type Order = {
  readonly assets: Omit<Assets, 'pictures' | 'shareImages'>
  readonly pictures: readonly (readonly [name: string, picture: Picture | undefined])[]
  readonly shareImages: readonly (readonly [Route, ShareImage])[]
  /** The pages that this worker makes. */
  readonly routes: readonly Route[]
  /** The worker brings its pages up to date there; the states are those of its pages alone. */
  readonly releases: ReleasePair
}

/** `site` is JSON of all its pages, published or not: `OrderedPages`. What site.yaml says, each thread has read itself. */
export type Message = { readonly site: string } | { readonly order: Order }

export type OrderedPages = readonly (readonly [
  path: string,
  fields: PageFields,
  types: readonly BlockType[],
])[]

/** The second answer. A page whose file cannot be written is left out. */
export type PagesMade = {
  readonly pages: readonly (readonly [Route, MadePage])[]
  /** What stands around pages asked for. */
  readonly askedByFrame: readonly FactName[]
  readonly span: Span
}

/** A mistake of ours, unless there is a reason that authors can be told. */
export type Failure = { readonly failed: string; readonly reason: string | undefined }
export type Answer = RecordsRead | PagesMade | Failure
