/** A file of a finished site that may not be made yet. */
import type { OutputFile } from './assets.ts'

type Content = OutputFile['content']
/** A page is made when its content is asked for: all pages of a large site would not fit into memory. */
export type PlannedFile = {
  readonly path: string
  readonly content: Content | (() => Content)
  /** The same as in the build before if, and only if, the content is: then it is not asked for. */
  readonly key?: string
}

export function contentOf({ content }: PlannedFile): Content {
  return typeof content === 'function' ? content() : content
}
