/**
 * Groups of site.yaml at the wrong place: indented, so that they belong to the group above them, with lines that are not
 * indented, or without their first line. Each gives one message. Otherwise every page that uses a value of the group would get one.
 */
import { z } from 'zod'
import { site as siteSchema } from '../../../schema/site.ts'
import { certain } from '../../diagnostics/certain.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { ask } from '../../diagnostics/wording.ts'
import type { FieldPath } from '../base/field-path.ts'
import { isGroup } from '../base/laid-over.ts'
import { shiftLines } from '../base/lines.ts'
import { fieldsOf, schemaAt } from '../base/schema-at.ts'
import { valueAt } from '../base/value-at.ts'
import type { SourceFile } from '../yaml/source-file.ts'
import { groupsWithoutName } from './fields/groups-without-name.ts'

export type SiteData = {
  /** The data of site.yaml, with each misspelt field where it was meant to be. */
  readonly value: unknown
  readonly found: readonly Diagnostic[]
}

type Fields = Readonly<Record<string, unknown>>

const KNOWN = fieldsOf(siteSchema)

export function siteData(source: SourceFile, textsOf: () => string): SiteData {
  const { value } = source
  if (!isGroup(value)) return { value, found: [] }
  const found = [
    ...linesOutsideGroups(value, source),
    ...linesOutsideEntries(value, source),
    ...groupsInside(value, source),
  ]
  const free = KNOWN.filter((name) => value[name] === undefined)
  const renamed = Object.keys(value).flatMap((key) => {
    const meant = KNOWN.includes(key) ? undefined : certain(key, free)
    return meant === undefined ? [] : [[meant, value[key]] as const]
  })
  if (renamed.length > 0) return { value: { ...value, ...Object.fromEntries(renamed) }, found }
  if (found.length === 0 && !('facts' in value)) found.push(...factsRenamed(value, source, textsOf))
  return { value, found: found.length > 0 ? found : groupsWithoutName(source, textsOf) }
}

/** The fields of a group that are written at the start of the line, below it. */
const linesOutsideGroups = (site: Fields, source: SourceFile) =>
  linesOutside(site, [], source, {
    mayOwn: (key) => KNOWN.includes(key),
    belongs: (key, group) => certain(key, KNOWN) === undefined && isOf(group, key, site[key]),
  })

/** The fields of a contact, or of another entry with a name, that are indented like the name. */
const linesOutsideEntries = (site: Fields, source: SourceFile) =>
  KNOWN.flatMap((name) => {
    const entries = site[name]
    const schema = schemaAt(siteSchema, [name])
    const fields = schema instanceof z.ZodRecord ? fieldsOf(schemaAt(schema, [''])) : []
    if (!isGroup(entries) || fields.length === 0) return []
    // A contact may have the name of a field, such as `email`.
    const isField = (key: string) =>
      fields.includes(key) && typeof entries[key] === 'string' && entries[key] !== ''
    return linesOutside(entries, [name], source, {
      mayOwn: (key) => !isField(key),
      belongs: (key, entry) => isField(key) && entries[entry] === '',
    })
  })

type Belonging = {
  readonly mayOwn: (key: string) => boolean
  readonly belongs: (key: string, owner: string) => boolean
}

/** One message for each group or entry whose fields stand beside it. `outer` is the path of `fields`. */
function linesOutside(
  fields: Fields,
  outer: FieldPath,
  source: SourceFile,
  { mayOwn, belongs }: Belonging,
): readonly Diagnostic[] {
  const lost = new Map<string, string[]>()
  let owner: string | undefined
  for (const key of Object.keys(fields)) {
    if (mayOwn(key)) owner = key
    else if (owner !== undefined && belongs(key, owner)) lost.set(owner, [...(lost.get(owner) ?? []), key])
  }
  const columnOf = (path: FieldPath) => source.spanOfKey([...outer, ...path]).start.column
  return [...lost].flatMap(([name, keys]): Diagnostic[] => {
    const own = fields[name]
    const [first = ''] = keys
    if (own !== '' && !isGroup(own)) return []
    const inside = isGroup(own) ? Object.keys(own)[0] : undefined
    const indent = inside === undefined ? 2 : columnOf([name, inside]) - columnOf([name])
    const span = source.spanOfKey([...outer, first])
    const fix = keys.flatMap((key) =>
      shiftLines(source, startOf(source, [...outer, key]), endOf(source, [...outer, key]), indent),
    )
    return [{ ...messages.groupNotIndented(first, name, indent), span, fix }]
  })
}

/** A group with another name, whose values texts use as facts. */
function factsRenamed(site: Fields, source: SourceFile, textsOf: () => string): readonly Diagnostic[] {
  const key = Object.keys(site).find(
    (each) =>
      !KNOWN.includes(each) &&
      isGroup(site[each]) &&
      Object.keys(site[each]).some((name) => textsOf().includes(`{facts.${name}`)),
  )
  if (key === undefined) return []
  const span = source.spanOfKey([key])
  const finding = messages.unknownField(key, 'site.yaml', KNOWN, undefined, ask(['facts']))
  return [
    {
      ...finding,
      span,
      fix: [{ file: span.file, start: span.start.offset, end: span.end.offset, text: 'facts' }],
    },
  ]
}

/** Whether a field fits into a group of site.yaml. */
function isOf(group: string, key: string, value: unknown): boolean {
  const schema = schemaAt(siteSchema, [group, key])
  if (schema === undefined || schemaAt(siteSchema, [group]) instanceof z.ZodArray) return false
  const names = fieldsOf(schema)
  return schema instanceof z.ZodObject
    ? isGroup(value) && Object.keys(value).some((name) => names.includes(name))
    : typeof value === 'string'
}

/** Groups of the site that are indented, so that they are fields of another group or of its last entry. */
function groupsInside(site: Fields, source: SourceFile): readonly Diagnostic[] {
  return Object.entries(site).flatMap(([outer, value]) => {
    const last = Array.isArray(value) ? value.length - 1 : Object.keys(Object(value)).at(-1)
    const places = last === undefined ? [[outer]] : [[outer], [outer, last]]
    return KNOWN.includes(outer) ? places.flatMap((path) => groupsAt(path, site, source)) : []
  })
}

function groupsAt(
  path: readonly (string | number)[],
  site: Fields,
  source: SourceFile,
): readonly Diagnostic[] {
  const owner = valueAt(site, path)
  if (!isGroup(owner)) return []
  const names = Object.keys(owner)
  return names.flatMap((name): Diagnostic[] => {
    const inner = owner[name]
    const isMeant = KNOWN.includes(name) && site[name] === undefined && !belongs([...path, name], inner)
    if (!isMeant) return []
    const at = [...path, name]
    const span = source.spanOfKey(at)
    const indent = span.start.column - 1
    // The name alone may be indented.
    const end = inner === '' ? span.end.offset : endOf(source, at)
    const fix = shiftLines(source, startOf(source, at), end, -indent)
    const finding = messages.groupIndented(name, String(path[0]), indent, inner === '')
    return [{ ...finding, span, fix }]
  })
}

/** Whether a value may be there, or is only a wrong text. */
function belongs(path: readonly (string | number)[], value: unknown): boolean {
  const schema = schemaAt(siteSchema, path)
  if (typeof value === 'string' && value !== '') return true
  if (value === '')
    return schema !== undefined && !(schemaAt(siteSchema, path.slice(0, -1)) instanceof z.ZodRecord)
  if (schema === undefined) return false
  const known = fieldsOf(schema)
  return isGroup(value)
    ? schema instanceof z.ZodRecord || Object.keys(value).some((name) => known.includes(name))
    : schema instanceof z.ZodArray
}

const startOf = (source: SourceFile, path: FieldPath) => source.spanOfKey(path).start.offset
/** Blanks and comments after a value are no part of it. */
function endOf(source: SourceFile, path: FieldPath): number {
  const { start, end } = source.spanOf(path)
  return start.offset + source.text.slice(start.offset, end.offset).trimEnd().length
}
