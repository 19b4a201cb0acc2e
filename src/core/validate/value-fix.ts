/** What a text that a schema refuses was meant to be, and the edit that writes it. */
import type { z } from 'zod'
import { certain } from '../../diagnostics/certain.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { notAName } from '../../diagnostics/messages.ts'
import { choiceFor } from '../../diagnostics/synonyms.ts'
import { fieldAt, schemaAt } from '../base/schema-at.ts'
import { valueAt } from '../base/value-at.ts'
import { asWritten, replaced, rewritten } from '../yaml/rewrite.ts'
import { isForFree } from './suggest-amount.ts'
import { meantValues } from './suggest-values.ts'
import type { Validation } from './validation.ts'

type Issue = z.core.$ZodIssue

const FREE = 'isFree: true'

/** What the author may have meant. */
export function meantBy(issue: Issue, part: Validation, text: string): readonly string[] {
  if (isFreeItem(issue, part, text)) return [FREE]
  if (issue.code === 'invalid_value' && issue.message === 'not-one-of') {
    const known = issue.values.map(String)
    return [choiceFor(text, known) ?? certain(text, known) ?? []].flat()
  }
  return meantValues(issue.message, text, part.conventions)
}

/** The edit, where there is no doubt. */
export function fixOf(issue: Issue, part: Validation, found: unknown): Pick<Diagnostic, 'fix'> {
  if (typeof found !== 'string') return {}
  const [sure, ...others] = meantBy(issue, part, found)
  if (sure === undefined || others.length > 0) return {}
  const path = [...part.at, ...issue.path]
  const span = part.source.spanOf(path)
  const start = sure === FREE ? part.source.spanOfKey(path).start : undefined
  const fix = start ? [replaced({ ...span, start }, FREE)] : rewritten(part.source, span, found, sure)
  return fix ? { fix } : {}
}

/** An amount that says that the item costs nothing, where there is a field for that. */
function isFreeItem(issue: Issue, part: Validation, text: string): boolean {
  const owner = schemaAt(part.schema, issue.path.slice(0, -1))
  const siblings = valueAt(part.value, issue.path.slice(0, -1))
  return (
    issue.message === 'not-an-amount' &&
    isForFree(text) &&
    fieldAt(owner, 'isFree') !== undefined &&
    valueAt(siblings, ['isFree']) === undefined
  )
}

/** A name that nothing can ask for, and the same in one word. Nothing was called by it, so it may be renamed. */
export function refusedName(issue: Issue, part: Validation, owner: string): Diagnostic {
  const group = issue.path.slice(0, -1)
  const name = String(issue.path.at(-1))
  const [first = '', ...others] = name.split(/[\s{}]+/).filter((word) => word !== '')
  const meant = [first, ...others.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))].join('')
  const span = part.source.spanOfKey([...part.at, ...issue.path])
  const isFree = meant !== '' && valueAt(part.value, [...group, meant]) === undefined
  const fix = isFree ? { fix: [replaced(span, asWritten(meant))] } : {}
  return { ...notAName(name, owner, meant), span, ...fix }
}
