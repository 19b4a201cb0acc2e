/** A page whose fields have names in another language: all of them are reported at once. */

import { page } from '../../../../schema/page.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import { namesStayEnglish } from '../../../diagnostics/remedies.ts'
import { fieldsOf } from '../../base/schema-at.ts'
import { KINDS, kindOf } from '../kinds/kinds.ts'
import type { Issue, SchemaInput } from '../schema-input.ts'

/** Reports it, if no name of the page is known. */
export function areNamesTranslated(issues: readonly Issue[], input: SchemaInput, report: Report): boolean {
  if (input.schema !== page || issues.length === 0 || kindOf(input.value) !== KINDS.group) return false
  const known = fieldsOf(page)
  const [first = '', ...others] = Object.keys(Object(input.value))
  const areKnown = [first, ...others].every((name) =>
    known.some((each) => each.toLowerCase() === name.toLowerCase()),
  )
  if (others.length < 2 || areKnown || [first, ...others].some((name) => known.includes(name))) return false
  const remedy = namesStayEnglish(['title', 'description', 'blocks', 'type'])
  const finding = messages.unknownField(first, input.name, known, undefined, { others, ...remedy })
  report({ ...finding, span: input.source.spanOfKey([...input.at, first]) })
  return true
}
