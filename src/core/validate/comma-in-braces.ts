/** `{title: A team, text: One passes, another scores}`: the comma of a sentence begins a field to YAML. */
import type { Edit } from '../../diagnostics/diagnostic.ts'
import type { FieldPath } from '../base/field-path.ts'
import { valueAt } from '../base/value-at.ts'
import { quotedThere } from '../yaml/rewrite.ts'
import type { SchemaInput } from './schema-input.ts'

/** The edits that put quotes around the whole text, if that is what the unknown names are. */
export function commaInBraces(
  names: readonly string[],
  path: FieldPath,
  { source, at, value }: SchemaInput,
): readonly Edit[] | undefined {
  const group = Object(valueAt(value, path))
  const keys = Object.keys(group)
  const before = keys[keys.indexOf(names[0] ?? '') - 1]
  if (before === undefined || names.some((name) => group[name] !== '' || !/ /.test(name))) return undefined
  const whole = [...at, ...path]
  const { start } = source.spanOf([...whole, before])
  const last = source.spanOfKey([...whole, names.at(-1) ?? ''])
  const isInBraces = /^\s*[,}]/.test(source.textIn(last.file).slice(last.end.offset))
  return isInBraces ? quotedThere(source, { ...last, start }) : undefined
}
