import type { Finding } from '../../../diagnostics/diagnostic.ts'

/** A slip in a text. */
export type Slip = {
  readonly finding: Finding
  /** The words that it is in, as they are written. */
  readonly words: string
  /** Mends the text, and its lines as they are written. Leaves what it cannot mend. */
  readonly mend?: (text: string) => string
}

export type Text = {
  readonly text: string
  readonly owner: string
  readonly isMarkdown: boolean
  /** What stands in the file: with quotes, over several lines. */
  readonly written: () => string
}
