/** A page whose lines have all lost the spaces in front. */
import { page } from '../../../../schema/page.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { fieldsOf } from '../../base/schema-at.ts'
import type { SyntaxMistake } from './syntax-error.ts'

const INDENTED = /^[ \t]+\S/m
/** A block, and its first field at the edge. */
const BLOCK = /^- type:.*\r?\n(?=([a-z]\w*):)/m

/** `isRefused`: YAML cannot read the text. Otherwise, a field must be there twice. */
export function lostIndents(text: string, isRefused: boolean): SyntaxMistake | undefined {
  const block = INDENTED.test(text) ? null : BLOCK.exec(text)
  if (!block) return undefined
  const [line, field = ''] = block
  // Such a block may be whole: then the next field is one of the page.
  const isTwice = new RegExp(`^${field}:`, 'm').test(text.slice(0, block.index))
  if (fieldsOf(page).includes(field) && !isTwice) return undefined
  const names = [...text.matchAll(/^\w+(?=:)/gm)].map(([name]) => name)
  if (!isRefused && new Set(names).size === names.length) return undefined
  return { finding: messages.indentLost(), start: block.index, end: block.index + line.trimEnd().length }
}
