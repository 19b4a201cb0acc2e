/** A page whose lines have all lost the spaces in front. */
import * as messages from '../../../diagnostics/messages.ts'
import type { SyntaxMistake } from './syntax-error.ts'

const INDENTED = /^[ \t]+\S/m
/** A block, and its first field at the edge. */
const BLOCK = /^- type:.*\r?\n(?=[a-z]\w*:)/m

export function lostIndents(text: string): SyntaxMistake | undefined {
  const block = INDENTED.test(text) ? null : BLOCK.exec(text)
  if (!block) return undefined
  const end = block.index + block[0].trimEnd().length
  return { finding: messages.indentLost(), start: block.index, end }
}
