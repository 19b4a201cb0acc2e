/** Turns zod's issues into messages for authors. */

import { z } from 'zod'
import type { Diagnostic, Finding, Report, SourceSpan } from '../../diagnostics/diagnostic.ts'
import { leftover } from '../../diagnostics/leftovers.ts'
import * as messages from '../../diagnostics/messages.ts'
import { quoted } from '../../diagnostics/wording.ts'
import { describe, fieldsOf, isProse, isWords, mayBeNone, schemaAt } from '../base/schema-at.ts'
import { valueAt } from '../base/value-at.ts'
import { entriesApart } from '../yaml/entries-apart.ts'
import { fixWith, replaced } from '../yaml/rewrite.ts'
import { standInOutside } from '../yaml/stand-in-outside.ts'
import { helpWithout, schemaOfField } from './fields/left-out.ts'
import { entryWith, linesBelow } from './fields/lines-to-add.ts'
import { ofNamedEntryAbove, ofOuterGroup } from './fields/misplaced-field.ts'
import { isMissing, missingIn, reportMissing } from './fields/missing-fields.ts'
import { areNamesTranslated } from './fields/translated-names.ts'
import { reportUnknownFields } from './fields/unknown-fields.ts'
import { toldAtEnd } from './file-end.ts'
import { isUnfilled, soleValue } from './interpolate.ts'
import { withoutBlocks } from './kinds/block-among-entries.ts'
import { columnsOf } from './kinds/block-type.ts'
import { kindOf } from './kinds/kinds.ts'
import { listsInOtherField } from './kinds/list-in-other-field.ts'
import { listSlips } from './kinds/list-slips.ts'
import { type KindIssue, wrongKindFinding } from './kinds/wrong-kind.ts'
import { mergedByList } from './merged-findings.ts'
import { type Issue, isRefusedAs, nameInMessages, type SchemaInput } from './schema-input.ts'
import { refusedValue } from './values/refused-value.ts'
import { suggestValues } from './values/suggest-values.ts'
import { fixOf, refusedName, suggestionsFor } from './values/value-fix.ts'

/** A snippet in the folder of its pages, such as those of a language. It is no page, so it lacks all that a page needs. */
function strayingSnippet({ source, at }: SchemaInput): Diagnostic | undefined {
  const { path, value } = source
  const place = path.replace(/^pages\/(.+)\/snippets\//, 'pages/snippets/$1/')
  const isPage = valueAt(value, ['title']) !== undefined || valueAt(value, ['description']) !== undefined
  if (place === path || at.length > 0 || isPage) return undefined
  return { ...messages.notAPage('a snippet', path, place), span: source.spanOf([]) }
}

/** Reports each mistake once: a misspelt field is not also missing. */
export function reportIssues(all: readonly Issue[], input: SchemaInput, reportOne: Report): void {
  const stray = strayingSnippet(input)
  if (stray) return reportOne(stray)
  const misnamed = listsInOtherField(all, input)
  const slips = listSlips(misnamed.issues, input)
  for (const diagnostic of [...misnamed.found, ...slips.found]) reportOne(diagnostic)
  const issues = withoutBlocks(slips.issues, input, reportOne)
  if (areNamesTranslated(issues, input, reportOne)) return
  const { report, end } = toldAtEnd(input, mergedByList(reportOne))
  const misspelt = reportUnknownFields(issues, input, report)
  const told = new Set<string>()
  for (const issue of issues) {
    const path = issue.path.join('/')
    if (issue.code === 'unrecognized_keys' || told.has(path)) continue
    if (isMissing(issue, input)) {
      const group = issue.path.slice(0, -1)
      const names = missingIn(group, issues, input)
      for (const name of names) told.add([...group, name].join('/'))
      const left = names.filter((name) => !misspelt.has([...group, name].join('/')))
      reportMissing(left, group, input, (diagnostic) => report(diagnostic, issue.path))
      continue
    }
    told.add(path)
    if (misspelt.has(path) && valueAt(input.value, issue.path) === '') continue
    reportIssue(issue, input, (diagnostic) => report(diagnostic, issue.path))
  }
  end()
}

function reportIssue(issue: Issue, input: SchemaInput, report: Report): void {
  if (issue.code === 'invalid_union') return reportIssues(closestBranch(issue, input), input, report)
  if (issue.code === 'invalid_key') return report(refusedKey(issue, input))
  const found = valueAt(input.value, issue.path)
  if (typeof found === 'string' && isUnfilled(found)) return
  const value = soleValue(valueAt(input.source.value, [...input.at, ...issue.path]), input.values)
  // An empty value is reported in site.yaml.
  if (value && found === '') return
  if (value) return report({ ...findingFor(issue, input, found, quoted(value.name)), span: value.span })
  const span = placeOf(issue, input)
  const standIn = typeof found === 'string' ? standInOutside(input.source, span) : undefined
  if (standIn) return report({ ...findingFor(issue, input, found), span, ...standIn })
  if (isOfKind(issue, found) && found !== '') return report(wrongKind(issue, input, found))
  const finding = findingFor(issue, input, found)
  const apart = isRefusedAs('not-a-route', issue) && inOneEntry(issue, input, String(found), span)
  report({ ...finding, span, ...(apart || fixOf(issue, input, found)) })
}

/** Several addresses in one entry of a list. */
function inOneEntry(issue: Issue, { schema, source }: SchemaInput, found: string, span: SourceSpan) {
  const own = schemaAt(schema, issue.path)
  const fits = (part: string) => own !== undefined && z.safeParse(own, part).success
  return entriesApart(found, fits, span, source.textIn(span.file))
}

/** An empty field is reported at its name. */
function placeOf(issue: Issue, { source, at, value }: SchemaInput) {
  const path = [...at, ...issue.path]
  const found = valueAt(value, issue.path)
  return found === '' ? source.spanOfKey(path) : source.spanOf(path)
}

/** The name of an entry, such as that of a fact or a language. */
function refusedKey(issue: z.core.$ZodIssueInvalidKey, input: SchemaInput): Diagnostic {
  const group = issue.path.slice(0, -1)
  const name = String(issue.path.at(-1))
  const owner = nameInMessages(input, group)
  const span = input.source.spanOfKey([...input.at, ...issue.path])
  const misplaced = ofEntryWithName(issue, input)
  if (misplaced) return misplaced
  const [why] = issue.issues
  if (!why || isRefusedAs('not-a-name', why)) return refusedName(issue, input, owner)
  const meant = suggestValues(why.message, name)
  const [sure, ...others] = meant
  const edits = sure !== undefined && others.length === 0 ? [replaced(span, sure)] : undefined
  const value = { name: `A name in ${owner}`, text: name, meant, conventions: undefined, year: undefined }
  return { ...refusedValue(why.message, value), span, ...fixWith(edits) }
}

/** A field that stands among the names of entries. */
function ofEntryWithName({ path }: Issue, input: SchemaInput): Diagnostic | undefined {
  const group = path.slice(0, -1)
  const name = String(path.at(-1))
  const place = ofNamedEntryAbove(name, group, input)
  const { help, fix } = place ?? {}
  const finding = messages.unknownField(name, nameInMessages(input, group), [], undefined, { help })
  return place && { ...finding, span: input.source.spanOfKey([...input.at, ...path]), ...fixWith(fix) }
}

function isOfKind(issue: Issue, found: unknown): issue is KindIssue {
  return issue.code === 'invalid_type' || (issue.code === 'invalid_value' && typeof found !== 'string')
}

function wrongKind(issue: KindIssue, input: SchemaInput, found: unknown): Diagnostic {
  const path = [...input.at, ...issue.path]
  const span = input.source.spanOf(path)
  if (path.length === 0) return { ...messages.notAPage(kindOf(found), input.source.path), span }
  const schema = schemaAt(input.schema, issue.path)
  const isNamed = typeof path.at(-1) === 'string'
  const isOfRecord = schemaAt(input.schema, issue.path.slice(0, -1)) instanceof z.ZodRecord
  const misplaced = isOfRecord && typeof found === 'string' && ofEntryWithName(issue, input)
  if (misplaced) return misplaced
  const without = helpWithout(issue, input, found)
  const finding = wrongKindFinding(issue, {
    source: input.source,
    span,
    name: nameInMessages(input, issue.path),
    value: found,
    key: path.at(-1),
    isOfRecord,
    fields: fieldsOf(schema),
    entryFields: fieldsOf(schemaAt(input.schema, [...issue.path, 0])),
    ...(Array.isArray(found) && { entryPaths: found.map((_, index) => [...path, index]) }),
    ...(schema instanceof z.ZodRecord && !isNamed && { columns: columnsOf(input.value) }),
    ...(!isNamed && typeof found === 'string' && { entryLines: entryWith(found, schema) }),
    outside: isNamed ? undefined : outsideList(issue, input, found),
    isWords: !isNamed && isWords(schema),
    isProse: isProse(schemaAt(input.schema, issue.path.slice(0, -1)), String(path.at(-1))),
    isContact: schema && z.globalRegistry.get(schema)?.names === 'contact',
    lines: isNamed ? linesBelow(schema, path, input.source) : undefined,
  })
  if (without === undefined) return finding
  const { fix: _, lines: __, ...told } = finding
  return { ...told, help: without }
}

/** `- numbered: true`, where the block around the list has this field. */
function outsideList({ path }: Issue, input: SchemaInput, found: unknown): string | undefined {
  const [name, other] = Object.keys(Object(found))
  const outside = name === undefined || other !== undefined ? undefined : ofOuterGroup(name, path, input)
  return outside && `${outside.help} It has no dash.`
}

/** What a program has left is told as such: nobody has typed it. */
function findingFor(issue: Issue, input: SchemaInput, found: unknown, name?: string): Finding {
  const finding = findingOf(issue, input, found, name)
  const left = typeof found === 'string' ? leftover(found) : undefined
  const help = left?.help ?? (finding.advice?.guesses?.length ? undefined : helpWithout(issue, input, found))
  return help === undefined ? finding : { ...finding, help }
}

function findingOf(
  issue: Issue,
  input: SchemaInput,
  found: unknown,
  name = nameInMessages(input, issue.path),
): Finding {
  if (found === '') {
    const schema = schemaAt(input.schema, issue.path)
    return messages.emptyField(name, linesBelow(schema, [...input.at, ...issue.path], input.source))
  }
  const text = typeof found === 'string' ? found : undefined
  if (issue.code === 'invalid_value' && text !== undefined) {
    if (isRefusedAs('not-true-or-false', issue))
      return messages.notTrueOrFalse(
        describe(schemaOfField(issue, input)),
        name,
        text,
        suggestionsFor(issue, input, text),
      )
    return messages.notOneOf(name, text, issue.values.map(String), suggestionsFor(issue, input, text)[0])
  }
  const own = schemaAt(input.schema, issue.path)
  return refusedValue(issue.message, {
    orNone: own !== undefined && mayBeNone(own),
    name,
    text: text ?? '',
    meant: suggestionsFor(issue, input, text ?? ''),
    conventions: input.values?.conventions,
    year: yearOf(input),
    hasTime: fieldsOf(schemaAt(input.schema, issue.path.slice(0, -1))).includes('time'),
    isOfHours: valueAt(input.value, ['type']) === 'openingHours',
  })
}

/** The year that a block is about, if it says so. */
function yearOf({ value }: SchemaInput): number | undefined {
  const year = Number(valueAt(value, ['year']))
  return year > 0 ? year : undefined
}

/** The issues of the alternative with the same kind of value: text, list or group. */
function closestBranch(issue: z.core.$ZodIssueInvalidUnion, input: SchemaInput): Issue[] {
  const wrongAtRoot = (branch: readonly Issue[]) =>
    branch.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
  const branch = issue.errors.find((candidate) => !wrongAtRoot(candidate)) ?? issue.errors[0] ?? []
  const inside = valueAt(input.value, issue.path)
  return branch.map((each) => ({
    ...each,
    path: [...issue.path, ...(inside === undefined ? [] : each.path)],
  }))
}
