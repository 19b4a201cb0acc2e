import type { Finding } from '../../../diagnostics/diagnostic.ts'
import type { PushedFields } from '../../yaml/pushed-fields.ts'

/** A small mistake in a text that visitors would see. */
export type Slip = {
  readonly finding: Finding
  /** The words with the slip, as they are written. */
  readonly words: string
  /** Corrects the text, or the lines of the file with it. Leaves what it cannot correct. */
  readonly fix?: (text: string) => string
  /** The same for the value in the file, with its quotes or its sign. */
  readonly rewrite?: (written: string) => string
}

export type WrittenText = {
  readonly text: string
  /** The name of its field. */
  readonly field: string
  /** All of the data that the text is in. */
  readonly value: unknown
  readonly isMarkdown: boolean
  /** Whether Markdown is shown on one line, without paragraphs and lists. */
  readonly isOneLine: boolean
  /** The last lines of it, if they are fields of its group. */
  readonly pushed: () => PushedFields | undefined
  /** The value in the file, with its quotes and line breaks. */
  readonly written: () => string
}
