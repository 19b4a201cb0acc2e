/** Unknown fields. Most are known fields with another name. */
import { certain } from '../../diagnostics/certain.ts'
import type { Report, SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { fieldFor } from '../../diagnostics/synonyms.ts'
import { nearest } from '../../diagnostics/wording.ts'
import { replaced } from '../yaml/rewrite.ts'

/** The fields of a group, compared with its schema. */
export type FieldGroup = {
  /** Its name in messages. */
  readonly name: string
  readonly known: readonly string[]
  /** The known fields that it has. */
  readonly present: readonly string[]
  /** The required fields that it lacks. */
  readonly missing: readonly string[]
  /** Fields that the page lacks. They may be meant for it. */
  readonly moved: readonly string[]
  readonly spanOfKey: (name: string) => SourceSpan
}

/** Reports each unknown field. Returns the names that the author meant: those fields are not missing. */
export function reportUnknownFields(names: readonly string[], group: FieldGroup, report: Report): string[] {
  const { known, present, missing } = group
  const free = known.filter((name) => !present.includes(name))
  return names.flatMap((name) => {
    const sure = certain(name, free) ?? fieldFor(name, free)
    // If there is one unknown field and one missing field, the author meant that one.
    const left = names.length === 1 && missing.length === 1 ? missing[0] : undefined
    const meant = sure ?? nearest(name, free) ?? left
    const span = group.spanOfKey(name)
    if (group.moved.includes(name)) {
      report({ ...messages.unknownField(name, group.name, known, meant, true), span })
      return meant ?? []
    }
    report({
      ...messages.unknownField(name, group.name, known, meant),
      span,
      ...(sure === undefined ? {} : { fix: [replaced(span, sure)] }),
    })
    return meant ?? []
  })
}
