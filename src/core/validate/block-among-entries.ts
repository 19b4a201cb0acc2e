/** A block among the entries of the list above it, because it is indented too far. */
import * as blocks from '../../../schema/blocks.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import * as remedies from '../../diagnostics/remedies.ts'
import { shiftLines } from '../base/lines.ts'
import { valueAt } from '../base/value-at.ts'
import { fixWith } from '../yaml/rewrite.ts'
import { indentOf, isBlank, lineAt, linesAfter } from '../yaml/syntax-errors/syntax-error.ts'
import type { WrongValue } from './kinds.ts'

export function blockAmongEntries({
  source,
  span,
  value,
  key,
}: Pick<WrongValue, 'source' | 'span' | 'value' | 'key'>): Pick<Diagnostic, 'help' | 'fix'> | undefined {
  const type = String(valueAt(value, ['type']))
  if (!(type in blocks) || typeof key !== 'number') return undefined
  const text = source.textIn(span.file)
  const line = lineAt(text, span.start.offset)
  const dash = source.spanOfKey(['blocks', 0, 'type']).start.column - 3
  const by = dash - indentOf(line)
  if (by >= 0 || !/^ *- /.test(line.text)) return undefined
  const end = span.start.offset + text.slice(span.start.offset, span.end.offset).trimEnd().length
  const next = [...linesAfter(text, lineAt(text, end))].find((each) => !isBlank(each))
  // What follows would belong to this block.
  const isLast = !next || indentOf(next) <= dash
  const fix = isLast && source.path === span.file ? shiftLines(source, line.start, end, by) : []
  return { help: remedies.blockAmongEntries(type, dash), ...fixWith(fix) }
}
