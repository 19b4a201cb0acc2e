/** A block, or a snippet, among the entries of the list above it, because it is indented too far. */
import * as blocks from '../../../../schema/blocks.ts'
import type { Diagnostic, Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as misplaced from '../../../diagnostics/remedies-for-misplaced.ts'
import { shiftLines } from '../../base/lines.ts'
import { valueAt } from '../../base/value-at.ts'
import { fixWith } from '../../yaml/rewrite.ts'
import { indentOf, isBlank, lineAt, linesAfter } from '../../yaml/syntax-errors/syntax-error.ts'
import { type Issue, nameInMessages, type SchemaInput } from '../schema-input.ts'
import type { WrongValue } from './kinds.ts'

export function blockAmongEntries({
  source,
  span,
  value,
  key,
}: Pick<WrongValue, 'source' | 'span' | 'value' | 'key'>):
  | Pick<Diagnostic, 'help' | 'subject' | 'fix'>
  | undefined {
  const written = String(valueAt(value, ['type']))
  const type = written in blocks ? written : undefined
  const used = String(valueAt(value, ['use']))
  const isSnippet = used.startsWith('snippets/')
  if ((type === undefined && !isSnippet) || typeof key !== 'number') return undefined
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
  const help = misplaced.blockAmongEntries(type, dash)
  return { help, ...(isSnippet && { subject: `pages/${used}.yaml` }), ...fixWith(fix) }
}

/** Everything that is said of an entry which is a block or a snippet is one mistake. */
export function withoutBlocks(
  issues: readonly Issue[],
  input: SchemaInput,
  report: Report,
): readonly Issue[] {
  const told = issues.flatMap((issue) => {
    const name = issue.code === 'unrecognized_keys' && issue.keys.find((each) => /^(?:type|use)$/.test(each))
    if (!name) return []
    const { source, at } = input
    const block = blockAmongEntries({
      source,
      value: valueAt(input.value, issue.path),
      span: source.spanOf([...at, ...issue.path]),
      key: issue.path.at(-1),
    })
    if (!block) return []
    const span = source.spanOfKey([...at, ...issue.path, name])
    report({ ...messages.unknownField(name, nameInMessages(input, issue.path), []), ...block, span })
    return `${issue.path.join('/')}/`
  })
  return issues.filter(({ path }) => !told.some((entry) => `${path.join('/')}/`.startsWith(entry)))
}
