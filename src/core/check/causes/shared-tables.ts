/** A table that several lists use. If it fits one of them, a list that it does not fit is told at its page. */
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import * as remedies from '../../../diagnostics/remedies.ts'
import { tablesNamedIn } from '../../load/tables/include-rows.ts'
import type { Context } from './context.ts'

export function withSharedTables(
  found: readonly Diagnostic[],
  { loaded }: Pick<Context, 'loaded'>,
): readonly Diagnostic[] {
  const refusedAt = new Map<string, Set<string>>()
  for (const { span, list } of found)
    if (list) refusedAt.set(span.file, new Set([...(refusedAt.get(span.file) ?? []), keyOf(list)]))
  if (refusedAt.size === 0) return found
  const uses = [...loaded.pages, ...loaded.snippets].flatMap((source) =>
    tablesNamedIn(source).map((table) => ({ table, file: source.path })),
  )
  return found.map(({ list, ...told }) => {
    const files = uses.flatMap(({ table, file }) => (table === told.span.file ? file : []))
    const places = refusedAt.get(told.span.file)
    if (!list || !places || files.length <= places.size) return told
    const other = files.find((file) => ![...places].some((place) => place.startsWith(`${file}:`)))
    const { code, subject, span, advice } = told
    const isUnknown = code === messages.columnUnknown.code
    const columns = subject && remedies.ownColumns(subject, isUnknown, advice?.guesses?.[0])
    const isOther = code === messages.columnNamesMissing.code
    const { message } = isOther ? messages.columnNamesMissing('', [], undefined, true) : told
    return { ...told, message, span: list, help: remedies.sharedTable(span.file, other, columns) }
  })
}

const keyOf = ({ file, start }: NonNullable<Diagnostic['list']>) => `${file}:${start.offset}`
