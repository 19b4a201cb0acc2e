/** A file of a finished site, perhaps not made yet. */
import type { OutputFile } from '../../core/base/output-file.ts'

/** A tuple, because there is one for every file. If the size or the time differs, somebody else has changed the file. */
export type FileState = readonly [
  /** Names what the file was made from. If that is not known, it is the hash of the content. */
  key: string,
  /** Bytes. */
  size: number,
  /** When it was last changed, in milliseconds since 1970. */
  time: number,
]

/** A file of the finished site that is up to date. */
export type SyncedFile = {
  readonly state: FileState
  /** Whether it differs from the published file. */
  readonly isNew: boolean
}

type Content = OutputFile['content']
/** A page is made only when its content is asked for: all pages of a large site would not fit into memory. */
export type PlannedFile = {
  readonly path: string
  readonly content: Content | (() => Content)
  /** Has the same key as in the build before if, and only if, it has the same content. Then nobody asks for the content. */
  readonly key?: string
  /** Waits until a worker thread has brought the file up to date. `undefined` if this thread must do it. */
  readonly syncedByWorker?: () => SyncedFile | undefined
}

export function contentOf({ content }: PlannedFile): Content {
  return typeof content === 'function' ? content() : content
}

export function bytesOf(file: PlannedFile): Uint8Array {
  const content = contentOf(file)
  return typeof content === 'string' ? Buffer.from(content) : content
}
