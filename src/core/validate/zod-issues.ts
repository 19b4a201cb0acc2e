/** zod's issues in the words of this site's authors. */

import type { z } from 'zod'
import type { Diagnostic, Finding, Report } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import type { FieldPath } from '../base/field-path.ts'
import { describe, fieldAt, fieldsOf, schemaAt } from '../base/schema-at.ts'
import { valueAt } from '../base/value-at.ts'
import { snippetName } from '../load/snippets/snippets.ts'
import { type Conventions, isUnfilled } from './interpolate.ts'
import { isInAnotherCurrency } from './suggest-amount.ts'
import { dateFinding, instantFinding } from './suggest-day.ts'
import { reportUnknownFields } from './unknown-fields.ts'
import type { Validation } from './validation.ts'
import { fixOf, meantBy, refusedName } from './value-fix.ts'
import { type KindIssue, kindOf, ofWrongKind } from './wrong-kind.ts'

export { valueAt } from '../base/value-at.ts'

type Issue = z.core.$ZodIssue

/** Reports every issue once: a field that is only misspelt is not also missing. */
export function translate(issues: readonly Issue[], part: Validation, report: Report): void {
  const misspelt = new Set<string>()
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const at = [...part.at, ...issue.path]
    const known = fieldsOf(schemaAt(part.schema, issue.path))
    const group = {
      name: nameOf(part, issue.path),
      known,
      present: known.filter((name) => valueAt(part.value, [...issue.path, name]) !== undefined),
      missing: missingIn(issue.path, issues, part),
      spanOfKey: (name: string) => part.source.spanOfKey([...at, name]),
    }
    for (const name of reportUnknownFields(issue.keys, group, report))
      misspelt.add([...issue.path, name].join('/'))
  }
  const told = new Set<string>()
  for (const issue of issues) {
    const path = issue.path.join('/')
    if (issue.code === 'unrecognized_keys' || told.has(path)) continue
    if (isMissing(issue, part) && misspelt.has(path)) continue
    told.add(path)
    translateOne(issue, part, report)
  }
}

/** The names of the fields that are missing from the group at a path. */
function missingIn(path: FieldPath, issues: readonly Issue[], part: Validation): readonly string[] {
  const at = path.join('/')
  return issues
    .filter((issue) => isMissing(issue, part) && issue.path.slice(0, -1).join('/') === at)
    .map((issue) => String(issue.path.at(-1)))
}

function translateOne(issue: Issue, part: Validation, report: Report): void {
  if (issue.code === 'invalid_union') return translate(closestBranch(issue, part), part, report)
  if (issue.code === 'invalid_key')
    return report(refusedName(issue, part, nameOf(part, issue.path.slice(0, -1))))
  const found = valueAt(part.value, issue.path)
  if (typeof found === 'string' && isUnfilled(found)) return
  const span = placeOf(issue, part)
  if (isOfKind(issue, found) && found !== '' && !isMissing(issue, part))
    return report(wrongKind(issue, part, found))
  report({ ...findingFor(issue, part, found), span, ...fixOf(issue, part, found) })
}

/** A missing field is shown at the line that opens what it is missing from; an empty one at its name. */
function placeOf(issue: Issue, { source, at, value }: Validation) {
  const path = [...at, ...issue.path]
  const found = valueAt(value, issue.path)
  if (found === '') return source.spanOfKey(path)
  if (found !== undefined) return source.spanOf(path)
  const { file, start } = source.spanOf(path.slice(0, -1))
  return { file, start, end: start }
}

function isOfKind(issue: Issue, found: unknown): issue is KindIssue {
  return issue.code === 'invalid_type' || (issue.code === 'invalid_value' && typeof found !== 'string')
}

function wrongKind(issue: KindIssue, part: Validation, found: unknown): Diagnostic {
  const path = [...part.at, ...issue.path]
  const span = part.source.spanOf(path)
  if (path.length === 0)
    return { ...messages.notAPage(kindOf(found), snippetName(part.source.path) !== undefined), span }
  const fields = fieldsOf(schemaAt(part.schema, issue.path))
  return ofWrongKind(issue, nameOf(part, issue.path), found, part.source, span, fields)
}

function findingFor(issue: Issue, part: Validation, found: unknown): Finding {
  const name = nameOf(part, issue.path)
  if (isMissing(issue, part)) {
    const owner = schemaAt(part.schema, issue.path.slice(0, -1))
    const field = String(issue.path.at(-1))
    return messages.missingField(
      field,
      nameOf(part, issue.path.slice(0, -1)),
      describe(fieldAt(owner, field)),
    )
  }
  if (found === '') return messages.emptyField(name)
  const text = typeof found === 'string' ? found : undefined
  if (issue.code === 'invalid_value' && text !== undefined) {
    if (issue.message === 'not-true-or-false')
      return messages.notTrueOrFalse(name, text, meantBy(issue, part, text))
    return messages.notOneOf(name, text, issue.values.map(String), meantBy(issue, part, text)[0])
  }
  return findingForCode(issue.message, name, text ?? '', meantBy(issue, part, text ?? ''), part.conventions)
}

function findingForCode(
  code: string,
  name: string,
  text: string,
  meant: readonly string[],
  { currency, timezone }: Conventions = {},
): Finding {
  switch (code) {
    case 'empty-field':
      return messages.emptyField(name)
    case 'empty-list':
      return messages.emptyList(name)
    case 'not-an-amount':
      return messages.notAnAmount(
        isInAnotherCurrency(text, currency) ? currency : undefined,
        name,
        text,
        meant,
      )
    case 'not-a-number':
      return messages.notANumber(name, text, meant)
    case 'not-a-date':
      return dateFinding(name, text, meant)
    case 'not-an-instant':
      return instantFinding(name, text, meant, timezone)
    case 'not-a-route':
      return messages.notARoute(name, text, meant)
    case 'not-an-anchor':
      return messages.notAnAnchor(name, text, meant)
    case 'not-an-emoji':
      return messages.notAnEmoji(name, text, meant)
    case 'not-a-language':
      return messages.notALanguage(name, text, meant)
    case 'not-a-currency':
      return messages.notACurrency(name, text, meant)
    case 'not-an-offset':
      return messages.notAnOffset(name, text, meant)
    default:
      return messages.fieldRefused(name, code)
  }
}

function isMissing(issue: Issue, part: Validation): boolean {
  return issue.path.length > 0 && valueAt(part.value, issue.path) === undefined
}

/** The alternative whose kind is the kind that stands there. */
function closestBranch(issue: z.core.$ZodIssueInvalidUnion, part: Validation): Issue[] {
  const wrongAtRoot = (branch: readonly Issue[]) =>
    branch.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
  const branch = issue.errors.find((candidate) => !wrongAtRoot(candidate)) ?? issue.errors[0] ?? []
  const inside = valueAt(part.value, issue.path)
  return branch.map((each) => ({
    ...each,
    path: [...issue.path, ...(inside === undefined ? [] : each.path)],
  }))
}

function nameOf(part: Validation, path: FieldPath): string {
  const last = path.at(-1)
  if (last === undefined) return part.name
  if (typeof last === 'number') return `An entry of \`${String(path.at(-2) ?? part.name)}\``
  return `\`${String(last)}\``
}
