/** A value that is no text, such as a number, a date or a link, between the quotes of a word processor. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { inCurlyQuotes } from '../../base/unquoted.ts'
import { inQuotes, replaced } from '../../yaml/rewrite.ts'
import { lineAt } from '../../yaml/syntax-errors/syntax-error.ts'
import type { Context } from './context.ts'

/** These know about the quotes, or other signs are wrong as well. */
const OTHERS = codesOf(messages.smartQuotes, messages.wrongKind)

export function withCurlyQuotes(
  found: readonly Diagnostic[],
  { textOf }: Pick<Context, 'textOf'>,
): readonly Diagnostic[] {
  const told = found.map((each) => {
    const { code, severity, span, fix } = each
    const isValue = severity === 'error' && /\.ya?ml$/.test(span.file) && !OTHERS.has(code)
    const text = (isValue && textOf(span.file)) || ''
    const curly = inCurlyQuotes(text.slice(span.start.offset, span.end.offset))
    if (!curly || (fix && fix[0]?.text !== curly.inner)) return each
    const line = lineAt(text, span.start.offset)
    const before = text.slice(line.start, span.start.offset)
    const [isWhole, field] = /(?:([\w.-]+):|[-[,])\s+(?:!todo +)?$|\[$/.exec(before) ?? []
    // The address in a text has no quotes.
    if (isWhole === undefined) return each
    const meant = inQuotes(curly.inner)
    const finding = messages.smartQuotes(field && `\`${field}\``, curly, meant)
    return { ...finding, span, fix: [replaced(span, meant)] }
  })
  const { code } = messages.smartQuotesShown
  // No page shows such a value.
  const values = new Set(told.map((each) => (each.code !== code && each.fix ? placeOf(each) : '')))
  return told.filter((each) => each.code !== code || !values.has(placeOf(each)))
}

const placeOf = ({ span: { file, start } }: Diagnostic) => `${file}:${start.offset}`
