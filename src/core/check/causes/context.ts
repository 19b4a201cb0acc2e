/** What these steps know about the site, besides what each check knew. */
import type { Assembly } from '../../site/assemble.ts'

export type Context = Pick<Assembly, 'loaded' | 'pages' | 'publicFiles' | 'strays' | 'tables'> & {
  /** The text of a file that has findings. Slow: it may not have been read yet. */
  readonly textOf: (file: string) => string | undefined
  /** The texts of all documents. */
  readonly allTexts: () => readonly string[]
}
