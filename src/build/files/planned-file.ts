/** A file of a finished site that may not be made yet. */
import type { OutputFile } from '../../core/base/output-file.ts'

/** A tuple, because there are as many as files. A file of which size or time differ was changed by somebody else. */
export type FileState = readonly [
  /** What the file was made from; where that is not known, the hash of its content. */
  key: string,
  /** Bytes. */
  size: number,
  /** Of the last change, in milliseconds since 1970. */
  time: number,
]

/** A file of the finished site that is up to date. */
export type Brought = {
  readonly state: FileState
  /** Whether it differs from the published file. */
  readonly isNew: boolean
}

type Content = OutputFile['content']
/** A page is made when its content is asked for: all pages of a large site would not fit into memory. */
export type PlannedFile = {
  readonly path: string
  readonly content: Content | (() => Content)
  /** The same as in the build before if, and only if, the content is: then it is not asked for. */
  readonly key?: string
  /** Waits until another thread has brought it up to date; `undefined` of a file that is left to this one. */
  readonly broughtByOther?: () => Brought | undefined
}

export function contentOf({ content }: PlannedFile): Content {
  return typeof content === 'function' ? content() : content
}

export function bytesOf(file: PlannedFile): Uint8Array {
  const content = contentOf(file)
  return typeof content === 'string' ? Buffer.from(content) : content
}
