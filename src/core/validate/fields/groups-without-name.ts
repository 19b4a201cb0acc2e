/**
 * Groups of site.yaml whose first line, such as `facts:`, is gone. Their fields now stand in the group above, which has
 * no such fields. One message tells them, at the first of them.
 */
import { z } from 'zod'
import { site as siteSchema } from '../../../../schema/site.ts'
import { only } from '../../../diagnostics/certain.ts'
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts'
import * as messages from '../../../diagnostics/messages.ts'
import type { FieldPath } from '../../base/field-path.ts'
import { isGroup } from '../../base/laid-over.ts'
import { startOfLine } from '../../base/lines.ts'
import { fieldsOf, type Schema, schemaAt } from '../../base/schema-at.ts'
import { valueAt } from '../../base/value-at.ts'
import { breakOf } from '../../yaml/add-lines.ts'
import type { SourceFile } from '../../yaml/source-file.ts'
import { languagesIn } from '../site-in-language.ts'

type Entries = readonly (readonly [name: string, value: unknown])[]
/** Whether something else on the site says that a group has an entry of that name. */
type IsKnown = (group: string, name: string) => boolean

/** `textsOf` gives the texts of all pages. It is only called in doubt. */
export function groupsWithoutName(source: SourceFile, textsOf: () => string): readonly Diagnostic[] {
  const { value: site } = source
  const isUsed: IsKnown = (group, name) =>
    textsOf().includes(group === 'links' ? `link:${name}` : `{${group}.${name}`)
  const isInMain: IsKnown = (group, name) => valueAt(site, [group, name]) !== undefined
  const groupsIn = (base: FieldPath, isKnown: IsKnown) =>
    Object.keys(Object(valueAt(site, base))).flatMap((outer) => {
      const lost = lostIn([...base, outer], site)
      const name = lost.length > 0 ? nameOf(lost, base, site, isKnown) : undefined
      return name === undefined ? [] : told(name, lost, [...base, outer], source)
    })
  const fields = fieldsWithoutLanguage(site)
  const lang = String(valueAt(site, ['languages', 'lang'])).slice(0, 2)
  return [
    ...groupsIn([], isUsed),
    ...languagesIn(site).flatMap((name) => groupsIn(['languages', name], isInMain)),
    ...(fields.length > 0 ? told(lang, fields, ['languages'], source, 2) : []),
  ]
}

/** The last entries of a group that it cannot have. */
function lostIn(path: FieldPath, site: unknown): Entries {
  const group = valueAt(site, path)
  if (!isGroup(group) || path.join() === 'languages' || !schemaAt(siteSchema, path)) return []
  const entries = Object.entries(group)
  const last = entries.findLastIndex(
    ([name, value]) => value !== '' && fits(value, schemaAt(siteSchema, [...path, name])),
  )
  return entries.slice(last + 1)
}

/** Whether a value is a text, a list or a group, as it should be. */
function fits(value: unknown, schema: Schema | undefined): boolean {
  if (schema === undefined || value === '') return schema !== undefined
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return isGroup(value)
  return schema instanceof z.ZodArray ? Array.isArray(value) : typeof value === 'string'
}

/** The only group that is not there, and that the entries surely belong to. */
function nameOf(lost: Entries, base: FieldPath, site: unknown, isKnown: IsKnown): string | undefined {
  return only(fieldsOf(schemaAt(siteSchema, base)), (group) => {
    const at = [...base, group]
    const schema = schemaAt(siteSchema, at)
    if (!schema || valueAt(site, at) !== undefined) return false
    if (!lost.every(([name, value]) => fits(value, schemaAt(siteSchema, [...at, name])))) return false
    if (schema instanceof z.ZodRecord) return lost.some(([name]) => isKnown(group, name))
    const isWhole = schema instanceof z.ZodObject && z.safeParse(schema, Object.fromEntries(lost)).success
    return isWhole && lost.length > 1
  })
}

/** The fields of a language, if its own name is gone. */
function fieldsWithoutLanguage(site: unknown): Entries {
  const languages = Object(valueAt(site, ['languages']))
  const entries = Object.entries(languages)
  const isField = ([name, value]: Entries[number]) =>
    fits(value, schemaAt(siteSchema, ['languages', 'sw', name]))
  return 'lang' in languages && entries.length > 1 && entries.every(isField) ? entries : []
}

/** `deeper` says how much more than the group above it the name is indented. */
function told(
  name: string,
  lost: Entries,
  outer: FieldPath,
  source: SourceFile,
  deeper = 0,
): readonly Diagnostic[] {
  const names = lost.map(([each]) => each)
  const span = source.spanOfKey([...outer, names[0] ?? ''])
  const { file, start } = span
  const at = startOfLine(source.text, start.offset)
  const indent = source.spanOfKey(outer).start.column - 1 + deeper
  const isBelow = start.column - 1 > indent && source.text.slice(at, start.offset).trim() === ''
  const line = `${' '.repeat(indent)}${name}:`
  const fix = [{ file, start: at, end: at, text: line + breakOf(source.text) }]
  const finding = messages.groupWithoutName(name, names, String(outer.at(-1)), start.line, line)
  return isBelow ? [{ ...finding, span, fix }] : []
}
