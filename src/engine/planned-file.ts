/** A file of a finished site that may not be made yet. */
import type { OutputFile } from './assets.ts'

export type Content = OutputFile['content']
/** A page is made when its content is asked for: all pages of a large site would not fit into memory. */
export type PlannedFile = {
  readonly path: string
  readonly content: Content | (() => Content)
  /** The same as in the build before if, and only if, the content is: then it is not asked for. */
  readonly key?: string
  /** Waits until another thread has written it to the release; `undefined` of a file that is left to this one. */
  readonly written?: () => FileTraits | undefined
}

/** What the system says of a file that was written: bytes, and milliseconds since 1970. */
export type FileTraits = { readonly size: number; readonly time: number }

export function contentOf({ content }: PlannedFile): Content {
  return typeof content === 'function' ? content() : content
}
