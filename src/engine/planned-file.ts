/** A file of a finished site that may not be made yet. */
import type { OutputFile } from './assets.ts'

type Content = OutputFile['content']
/** A page is made when its content is asked for: all pages of a large site would not fit into memory. */
export type PlannedFile = { readonly path: string; readonly content: Content | (() => Content) }

export function contentOf({ content }: PlannedFile): Content {
  return typeof content === 'function' ? content() : content
}
