/** What may say more about a finding than the check knew that made it. */
import type { Assembly } from '../../site/assemble.ts'

export type Context = Pick<Assembly, 'loaded' | 'pages' | 'publicFiles' | 'outside' | 'tables'> & {
  /** The text of a file that has findings. Slow: it may not have been read yet. */
  readonly textOf: (file: string) => string | undefined
  /** The texts of all documents. */
  readonly allTexts: () => readonly string[]
}
