/** Fields that a schema does not have: most are known fields under a name that is not theirs. */
import { certain } from '../../diagnostics/certain.ts'
import type { Report, SourceSpan } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { fieldFor } from '../../diagnostics/synonyms.ts'
import { nearest } from '../../diagnostics/wording.ts'
import { replaced } from '../yaml/rewrite.ts'

/** A group of fields as its schema sees it. */
export type Group = {
  /** What messages call it. */
  readonly name: string
  readonly known: readonly string[]
  /** The known fields that stand there. */
  readonly present: readonly string[]
  /** The fields that must stand there and do not. */
  readonly missing: readonly string[]
  readonly spanOfKey: (name: string) => SourceSpan
}

/** Reports each unknown field once, and gives the names of the fields that were meant: those are not missing. */
export function reportUnknownFields(names: readonly string[], group: Group, report: Report): string[] {
  const { known, present, missing } = group
  const free = known.filter((name) => !present.includes(name))
  return names.flatMap((name) => {
    const sure = certain(name, free) ?? fieldFor(name, free)
    // A name that nobody could guess, and one field that is missing: it is that one.
    const left = names.length === 1 && missing.length === 1 ? missing[0] : undefined
    const meant = sure ?? nearest(name, free) ?? left
    const span = group.spanOfKey(name)
    report({
      ...messages.unknownField(name, group.name, known, meant),
      span,
      ...(sure === undefined ? {} : { fix: [replaced(span, sure)] }),
    })
    return meant ?? []
  })
}
