/** Which field a message of the check is about. */
import type { FieldPath } from '../../../core/base/field-path.ts'
import { isGroup } from '../../../core/base/laid-over.ts'
import { valueAt } from '../../../core/base/value-at.ts'
import type { SourceFile } from '../../../core/yaml/source-file.ts'
import { type Diagnostic, type SourceSpan, spansOf } from '../../../diagnostics/diagnostic.ts'
import { codesOf } from '../../../diagnostics/message.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { State } from '../../session/state.ts'
import { idOf } from '../tools/field-id.ts'

/** Those that begin at the name or in the value of the field, also where a mistake comes again. */
export function messagesAt(
  { source, messages: shown }: Pick<State, 'source' | 'messages'>,
  path: FieldPath,
): readonly Diagnostic[] {
  if (shown.length === 0) return []
  if (known?.messages !== shown || known.file !== source.path)
    known = { messages: shown, file: source.path, byField: byField(source, shown) }
  const found = known.byField.get(idOf(path)) ?? []
  return valueAt(source.value, path) === undefined ? found.filter(isOfMissing) : found
}

type ByField = ReadonlyMap<string, readonly Diagnostic[]>

/** Found once for each check. The places of values cost a key too much, and after it the messages are of an older text. */
let known:
  | { readonly messages: readonly Diagnostic[]; readonly file: string; readonly byField: ByField }
  | undefined

function byField(source: SourceFile, shown: readonly Diagnostic[]): ByField {
  const found = new Map<string, readonly Diagnostic[]>()
  for (const message of shown)
    for (const span of spansOf(message)) {
      if (span.file !== source.path) continue
      for (const id of fieldsOf(source, { ...message, span }).map(idOf)) {
        const own = found.get(id) ?? []
        if (!own.includes(message)) found.set(id, [...own, message])
      }
    }
  return found
}

const startOf = (source: SourceFile, path: FieldPath): number =>
  Math.min(
    source.spanOf(path).start.offset,
    typeof path.at(-1) === 'string' ? source.spanOfKey(path).start.offset : Infinity,
  )

const OF_MISSING = codesOf(messages.missingField, messages.feeAmountMissing)
const isOfMissing = ({ code }: Diagnostic) => OF_MISSING.has(code)

/** The fields that a message is about. What is missing has no place in the file, but one in the form. */
export function fieldsOf(source: SourceFile, message: Diagnostic): readonly FieldPath[] {
  const path = pathOf(source, message)
  if (message.code === messages.feeAmountMissing.code) return [[...path.slice(0, -1), 'amount']]
  const { offset } = message.span.start
  const group = [...path.keys(), path.length]
    .map((end) => path.slice(0, end))
    .findLast((at) => isGroup(valueAt(source.value, at)) && source.spanOf(at).start.offset === offset)
  const { code, subject } = message
  if (code !== messages.missingField.code || !group || subject === undefined) return [path]
  return subject.split(' ').map((name) => [...group, name])
}

/** The path of the deepest value around a message. */
function pathOf(source: SourceFile, { span }: { readonly span: SourceSpan }): FieldPath {
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
