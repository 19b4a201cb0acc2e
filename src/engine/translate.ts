/** zod's issues in the words of this site's authors. */
import type { z } from 'zod'
import type { Diagnostic, Finding, Report } from '../diagnostics/diagnostic.ts'
import * as messages from '../diagnostics/messages/fields.ts'
import { nearest } from '../diagnostics/wording.ts'
import { describe, fieldAt, fieldsOf, schemaAt } from './schema-at.ts'
import type { FieldPath, SourceFile } from './source.ts'

type Issue = z.core.$ZodIssue

/** A part of a file that one schema describes. `at` is its path in the file, `name` what messages call it. */
export type Part = {
  readonly source: SourceFile
  readonly at: FieldPath
  readonly value: unknown
  readonly schema: z.core.$ZodType
  readonly name: string
}

/** Reports every issue once: a field that is only misspelt is not also missing. */
export function translate(issues: readonly Issue[], part: Part, report: Report): void {
  const misspelt = new Set<string>()
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    for (const key of issue.keys) {
      const known = fieldsOf(schemaAt(part.schema, issue.path))
      const meant = nearest(key, known)
      if (meant !== undefined) misspelt.add([...issue.path, meant].join('/'))
      const span = part.source.spanOfKey([...part.at, ...issue.path, key])
      report({ ...messages.unknownField(key, nameOf(part, issue.path), known), span })
    }
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue
    if (isMissing(issue, part) && misspelt.has(issue.path.join('/'))) continue
    translateOne(issue, part, report)
  }
}

function translateOne(issue: Issue, part: Part, report: Report): void {
  if (issue.code === 'invalid_union') return translate(closestBranch(issue, part), part, report)
  const found = valueAt(part.value, issue.path)
  const name = String(issue.path.filter((key) => typeof key === 'string').at(-1) ?? part.name)
  report(located(issue, part, findingFor(issue, part, name, found)))
}

function located(issue: Issue, part: Part, finding: Finding): Diagnostic {
  return { ...finding, span: placeOf(issue, part) }
}

/** A missing field is shown at the line that opens what it is missing from; an empty one at its name. */
function placeOf(issue: Issue, { source, at, value }: Part) {
  const path = [...at, ...issue.path]
  const found = valueAt(value, issue.path)
  if (found === '') return source.spanOfKey(path)
  if (found !== undefined) return source.spanOf(path)
  const { file, start } = source.spanOf(path.slice(0, -1))
  return { file, start, end: start }
}

function findingFor(issue: Issue, part: Part, name: string, found: unknown): Finding {
  const text = typeof found === 'string' ? found : ''
  if (isMissing(issue, part)) {
    const owner = schemaAt(part.schema, issue.path.slice(0, -1))
    return messages.missingField(name, nameOf(part, issue.path.slice(0, -1)), describe(fieldAt(owner, name)))
  }
  if (found === '') return messages.emptyField(name)
  if (issue.code === 'invalid_value' && found !== null && typeof found !== 'object') {
    if (issue.message === 'not-true-or-false') return messages.notTrueOrFalse(text)
    if (issue.message === 'unknown-schema-version') return messages.unknownSchemaVersion(text)
    return messages.notOneOf(name, text, issue.values.map(String))
  }
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value')
    return messages.wrongKind(name, kindWanted(issue), kindOf(found))
  return findingForCode(issue.message, name, text)
}

function findingForCode(code: string, name: string, text: string): Finding {
  switch (code) {
    case 'empty-field':
      return messages.emptyField(name)
    case 'empty-list':
      return messages.emptyList(name)
    case 'not-an-amount':
      return messages.notAnAmount(text)
    case 'not-a-number':
      return messages.notANumber(text)
    case 'not-a-date':
      return messages.notADate(text)
    case 'not-an-instant':
      return messages.notAnInstant(text)
    case 'not-a-route':
      return messages.notARoute(text)
    case 'not-an-anchor':
      return messages.notAnAnchor(text)
    default:
      return messages.fieldRefused(name, code)
  }
}

function isMissing(issue: Issue, part: Part): boolean {
  return issue.path.length > 0 && valueAt(part.value, issue.path) === undefined
}

/** The alternative whose kind is the kind that stands there. */
function closestBranch(issue: z.core.$ZodIssueInvalidUnion, part: Part): Issue[] {
  const wrongAtRoot = (branch: readonly Issue[]) =>
    branch.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
  const branch = issue.errors.find((candidate) => !wrongAtRoot(candidate)) ?? issue.errors[0] ?? []
  const inside = valueAt(part.value, issue.path)
  return branch.map((each) => ({
    ...each,
    path: [...issue.path, ...(inside === undefined ? [] : each.path)],
  }))
}

function nameOf(part: Part, path: FieldPath): string {
  const last = path.at(-1)
  if (last === undefined) return part.name
  if (typeof last === 'number') return `An entry of \`${String(path.at(-2) ?? part.name)}\``
  return `\`${String(last)}\``
}

export function valueAt(value: unknown, path: FieldPath): unknown {
  let at = value
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined
    at = Object.getOwnPropertyDescriptor(at, key)?.value
  }
  return at
}

function kindWanted(issue: z.core.$ZodIssueInvalidType | z.core.$ZodIssueInvalidValue): string {
  if (issue.code === 'invalid_value') return 'a text'
  if (issue.expected === 'array') return 'a list'
  return issue.expected === 'object' || issue.expected === 'record' ? 'a group of fields' : 'a text'
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a group of fields' : 'a text'
}
