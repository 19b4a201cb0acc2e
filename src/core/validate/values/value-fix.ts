/** Suggests what an author meant by a refused text, and the edit that writes it. */
import { z } from 'zod'
import { haveDecimalComma, isDoubtful, isForFree } from '../../../block/amount-meant.ts'
import { certain } from '../../../diagnostics/certain.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import { notAName } from '../../../diagnostics/messages.ts'
import { SECTION } from '../../../diagnostics/sections.ts'
import { choiceFor } from '../../../diagnostics/synonyms.ts'
import { inOneWord } from '../../../diagnostics/wording.ts'
import { fieldAt, schemaAt } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import { asWritten, fixWith, replaced, rewritten } from '../../yaml/rewrite.ts'
import { type Issue, isRefusedAs, type SchemaInput } from '../schema-input.ts'
import { isOnlyDay } from './read-day.ts'
import { suggestValues } from './suggest-values.ts'

const FREE = 'isFree: true'

/** The values that the author may have meant. */
export function suggestionsFor(issue: Issue, input: SchemaInput, text: string): readonly string[] {
  if (isFreeItem(issue, input, text)) return [FREE]
  const [, reference] = REFERENCE.exec(text) ?? []
  if (reference !== undefined) return [`\${${reference}}`]
  const behind = beforeRemark(text)
  const own = schemaAt(input.schema, issue.path)
  if (behind !== undefined && own !== undefined && z.safeParse(own, behind.value).success)
    return [`${behind.value} # ${behind.remark}`]
  if (issue.code === 'invalid_value' && isRefusedAs('not-one-of', issue)) {
    const known = issue.values.map(String)
    return [choiceFor(text, known) ?? certain(text, known) ?? []].flat()
  }
  const schema = schemaAt(input.schema, issue.path)
  const suggested = suggestValues(issue.message, text, input.values?.conventions)
  const fitting = suggested.filter((value) => schema === undefined || z.safeParse(schema, value).success)
  return fitting.length > 1 && isInCommaColumn(issue, input) ? fitting.slice(0, 1) : fitting
}

/** Whether it is an amount of a list whose amounts all have a decimal comma. There, a point separates thousands. */
function isInCommaColumn(issue: Issue, { value }: SchemaInput): boolean {
  const at = issue.path.findLastIndex((key) => typeof key === 'number')
  const entries = at < 0 ? undefined : valueAt(value, issue.path.slice(0, at))
  return (
    isRefusedAs('not-an-amount', issue) &&
    Array.isArray(entries) &&
    haveDecimalComma(entries.map((entry) => valueAt(entry, issue.path.slice(at + 1))))
  )
}

/** `$(facts.fee)` and `facts.fee`. */
const REFERENCE = new RegExp(String.raw`^\$?[({[]*\s*(${SECTION}(?:\.\w+)+)\s*[)}\]]*$`)

/** `4:3 // as on phones`: a value with a remark behind it. */
function beforeRemark(text: string) {
  const [, value, remark] = /^(\S[^\n]*?)\s+(?:\/\/+|;;?|<!--)\s*([^\n]*?)\s*(?:-->)?$/.exec(text) ?? []
  return value === undefined || remark === undefined || remark === '' ? undefined : { value, remark }
}

/** The edit, if only one value is possible. */
export function fixOf(issue: Issue, input: SchemaInput, found: unknown): Pick<Diagnostic, 'fix'> {
  if (typeof found !== 'string') return {}
  const [sure, ...others] = suggestionsFor(issue, input, found)
  if (sure === undefined || others.length > 0) return {}
  if (isRefusedAs('not-a-date', issue) && !isOnlyDay(found)) return {}
  if (isRefusedAs('not-an-amount', issue) && isDoubtful(found) && !isInCommaColumn(issue, input)) return {}
  const path = [...input.at, ...issue.path]
  const span = input.source.spanOf(path)
  const start = sure === FREE ? input.source.spanOfKey(path).start : undefined
  // A remark is no part of the value, so it stays outside quotes.
  const isRemark = beforeRemark(found) !== undefined && sure.includes(' # ')
  const isPlain = input.source.textIn(span.file).startsWith(found, span.start.offset)
  if (isRemark) return isPlain ? { fix: [replaced(span, sure)] } : {}
  return fixWith(start ? [replaced({ ...span, start }, FREE)] : rewritten(input.source, span, found, sure))
}

/** Whether an amount says that an item is free, and the item has the field `isFree` for that. */
function isFreeItem(issue: Issue, input: SchemaInput, text: string): boolean {
  const owner = schemaAt(input.schema, issue.path.slice(0, -1))
  const siblings = valueAt(input.value, issue.path.slice(0, -1))
  return (
    isRefusedAs('not-an-amount', issue) &&
    isForFree(text) &&
    fieldAt(owner, 'isFree') !== undefined &&
    valueAt(siblings, ['isFree']) === undefined
  )
}

/** For a name with signs that no reference can have. Nothing can refer to it yet, so the fix renames it. */
export function refusedName(issue: Issue, input: SchemaInput, owner: string): Diagnostic {
  const group = issue.path.slice(0, -1)
  const name = String(issue.path.at(-1))
  const meant = inOneWord(name)
  const span = input.source.spanOfKey([...input.at, ...issue.path])
  const isFree = meant !== '' && valueAt(input.value, [...group, meant]) === undefined
  const fix = isFree ? { fix: [replaced(span, asWritten(meant))] } : {}
  return { ...notAName(name, owner, meant), span, ...fix }
}
