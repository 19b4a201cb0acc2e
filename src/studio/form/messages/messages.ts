/** Which field a message of the check is about. */
import type { FieldPath } from '../../../core/base/field-path.ts'
import { valueAt } from '../../../core/base/value-at.ts'
import type { SourceFile } from '../../../core/yaml/source-file.ts'
import { type Diagnostic, type SourceSpan, spansOf } from '../../../diagnostics/diagnostic.ts'
import type { State } from '../../session/state.ts'
import { idOf } from '../tools/field-id.ts'

/** Those that begin at the name or in the value of the field, also where a mistake comes again. */
export function messagesAt(
  { source, messages }: Pick<State, 'source' | 'messages'>,
  path: FieldPath,
): readonly Diagnostic[] {
  if (messages.length === 0 || valueAt(source.value, path) === undefined) return []
  if (known?.messages !== messages || known.file !== source.path)
    known = { messages, file: source.path, byField: byField(source, messages) }
  return known.byField.get(idOf(path)) ?? []
}

type ByField = ReadonlyMap<string, readonly Diagnostic[]>

/** Found once for each check. The places of values cost a key too much, and after it the messages are of an older text. */
let known:
  | { readonly messages: readonly Diagnostic[]; readonly file: string; readonly byField: ByField }
  | undefined

function byField(source: SourceFile, messages: readonly Diagnostic[]): ByField {
  const found = new Map<string, readonly Diagnostic[]>()
  for (const message of messages)
    for (const span of spansOf(message)) {
      if (span.file !== source.path) continue
      const id = idOf(pathOf(source, { span }))
      const own = found.get(id) ?? []
      if (!own.includes(message)) found.set(id, [...own, message])
    }
  return found
}

const startOf = (source: SourceFile, path: FieldPath): number =>
  Math.min(
    source.spanOf(path).start.offset,
    typeof path.at(-1) === 'string' ? source.spanOfKey(path).start.offset : Infinity,
  )

/** The path of the deepest value around a message. */
export function pathOf(source: SourceFile, { span }: { readonly span: SourceSpan }): FieldPath {
  let path: FieldPath = []
  for (;;) {
    const value = valueAt(source.value, path)
    const keys = Array.isArray(value)
      ? value.map((_, index) => index)
      : typeof value === 'object' && value !== null
        ? Object.keys(value)
        : []
    const inner = keys.find((key) => {
      const at = [...path, key]
      const { offset } = span.start
      return startOf(source, at) <= offset && offset <= source.spanOf(at).end.offset
    })
    if (inner === undefined) return path
    path = [...path, inner]
  }
}
