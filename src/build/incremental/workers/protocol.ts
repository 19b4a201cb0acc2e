/**
 * The messages between the main thread and a worker:
 *
 * 1. A worker starts with a task. It reads its pages, and answers with their records.
 * 2. In a build, it gets the site. It sends no answer.
 * 3. It gets an order. It renders its pages, brings their files up to date, and answers with their dependencies.
 */

import type { MessagePort } from 'node:worker_threads'
import type { BlockType, PageFields } from '../../../../schema/page.ts'
import type { Picture } from '../../../block/view.ts'
import type { TimeSpan } from '../../../core/base/clock.ts'
import type { Assets } from '../../../core/render/assets.ts'
import type { Route } from '../../../core/site/routes.ts'
import type { ShareImage } from '../../../shell/types.ts'
import type { ReleasePair } from '../../publish/release/sync-file.ts'
import type { Dependency } from '../pages/tracked-site.ts'
import type { WorkerPage } from '../pages/worker-pages.ts'
import type { PageRecords, RecordsKey } from '../records.ts'

export type WorkerTask = {
  readonly root: string
  /** Names the engine and site.yaml. */
  readonly key: RecordsKey
  /** The moment of the site's clock, in milliseconds since 1970. */
  readonly now: number
  /** Whether it renders its pages later. */
  readonly renders: boolean
  /** Below pages/: the names of its pages, and of all files that are not pages. */
  readonly names: readonly string[]
  /** Counters in memory that both threads share. */
  readonly counts: SharedArrayBuffer
  readonly port: MessagePort
}

/** `bundle` is the folder of the bundle that the worker runs. */
export type WorkerData = { readonly bundle: string; readonly task: WorkerTask }

/** The counters: files that the worker has read, pages that it has rendered. The second one also counts the answer. */
export const [FILES_READ, PAGES_RENDERED] = [0, 1]
export const newCounts = () => new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)

/** The first answer. Pages with errors are left out. */
export type RecordsRead = { readonly records: PageRecords }

/** Tells a worker what to render. */
export type RenderOrder = {
  readonly assets: Omit<Assets, 'pictures' | 'shareImages'>
  readonly pictures: readonly (readonly [name: string, picture: Picture | undefined])[]
  readonly shareImages: readonly (readonly [Route, ShareImage])[]
  /** The pages of this worker. */
  readonly routes: readonly Route[]
  /** Where the worker writes its pages. Contains only the states of their files. */
  readonly releases: ReleasePair
}

/** `site` is JSON of `OrderedPages`: all pages, published or not. Each thread has read site.yaml itself. */
export type WorkerMessage = { readonly site: string } | { readonly order: RenderOrder }

export type OrderedPages = readonly (readonly [
  path: string,
  fields: PageFields,
  types: readonly BlockType[],
])[]

/** The second answer. A page is left out if its file cannot be written. */
export type PagesRendered = {
  readonly pages: readonly (readonly [Route, WorkerPage])[]
  readonly shellDependencies: readonly Dependency[]
  readonly span: TimeSpan
}

/** An error of our own, unless it has a `reason` in words for the author. */
export type Failure = { readonly failed: string; readonly reason: string | undefined }
export type Answer = RecordsRead | PagesRendered | Failure
