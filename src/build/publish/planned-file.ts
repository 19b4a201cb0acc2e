/** A file of a finished site that may not be made yet. */
import type { OutputFile } from '../assets/assets.ts'
import type { Brought } from './release/bring.ts'

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
