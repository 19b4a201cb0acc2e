/** What can be written at a place of a text, and what it means: from the schemas and the names of the site. */
import * as blocks from '../../../schema/blocks.ts'
import { page } from '../../../schema/page.ts'
import { site as siteSchema } from '../../../schema/site.ts'
import { describe } from '../../core/base/schema-at.ts'
import { snippetName } from '../../core/load/snippets/snippets.ts'
import type { Site } from '../../core/site/site.ts'
import type { SiteValues } from '../../core/validate/interpolate.ts'
import { type Control, type Field, fieldsIn } from '../form/fields.ts'
import { targetsOf } from '../form/inputs/targets.ts'
import type { CursorPlace } from './cursor-place.ts'

export type Offer = { readonly label: string; readonly says: string; readonly apply: string }

/** What the offers are made from. */
export type Known = {
  readonly file: string
  readonly site: Site | undefined
  readonly values: SiteValues | undefined
  /** The paths of all snippets. */
  readonly snippets: readonly string[]
}

const BLOCKS = new Map(Object.entries(blocks))

export function offersAt(cursor: CursorPlace, known: Known): readonly Offer[] {
  const reference = /\$\{[^}]*$/.exec(cursor.words)
  if (reference)
    return [...(known.values ?? [])].map(([name, value]) => ({
      label: `\${${name}}`,
      says: value,
      apply: `${cursor.words.slice(0, reference.index)}\${${name}}`,
    }))
  if (cursor.kind === 'value') return valueOffers(cursor, known)
  const names = namesAt(cursor, known.file).filter(({ name }) => !cursor.siblings.includes(name))
  const values = typeof cursor.path.at(-1) === 'number' ? valueOffers(cursor, known) : []
  return [
    ...names.map(({ name, says, control }) => ({
      label: name,
      says,
      apply: `${name}:${isShort(control) ? ' ' : ''}`,
    })),
    ...values,
  ]
}

const isShort = ({ kind }: Control) => kind !== 'group' && kind !== 'list' && kind !== 'record'

const named = (name: string, says: string, control: Control): Field => ({
  name,
  says,
  control,
  isRequired: false,
})
const LINE: Control = { kind: 'line' }

function namesAt({ path, type }: CursorPlace, file: string): readonly Field[] {
  if (path[0] !== 'blocks' || path.length < 2) return groupAt(rootOf(file), path)
  const first = [named('type', 'Which block this is', LINE), named('use', 'A snippet', LINE)]
  const schema = BLOCKS.get(type ?? '')
  const own = schema ? fieldsIn(schema) : []
  return path.length === 2 ? [...(type === undefined ? first : []), ...own] : groupAt(own, path.slice(2))
}

function rootOf(file: string): readonly Field[] {
  if (file === 'site.yaml') return fieldsIn(siteSchema)
  const list = named('blocks', 'The blocks, from top to bottom', { kind: 'list', entry: LINE, says: '' })
  return snippetName(file) === undefined ? [...fieldsIn(page), list] : [list]
}

/** The fields of the group at a path. */
function groupAt(fields: readonly Field[], path: CursorPlace['path']): readonly Field[] {
  const control = path.length === 0 ? undefined : controlAt(fields, path)
  if (path.length === 0) return fields
  return control?.kind === 'group' ? control.fields : []
}

function controlAt(fields: readonly Field[], [first, ...rest]: CursorPlace['path']): Control | undefined {
  let control = fields.find(({ name }) => name === first)?.control
  for (const key of rest) {
    if (control?.kind === 'list' || control?.kind === 'record') control = control.entry
    else if (control?.kind === 'group') control = control.fields.find(({ name }) => name === key)?.control
    else return undefined
  }
  return control
}

/** The field at a cursor, for what it means. */
export function fieldAtCursor(cursor: CursorPlace, file: string): Field | undefined {
  const name = cursor.path.at(-1)
  return namesAt({ ...cursor, path: cursor.path.slice(0, -1) }, file).find((field) => field.name === name)
}

function valueOffers(cursor: CursorPlace, { file, site, snippets }: Known): readonly Offer[] {
  const { path, type } = cursor
  const name = path.at(-1)
  const isOfBlock = path[0] === 'blocks' && path.length === 3
  if (isOfBlock && name === 'type')
    return [...BLOCKS].map(([each, schema]) => offer(each, describe(schema) ?? ''))
  if (isOfBlock && name === 'use') return snippets.flatMap((each) => offer(snippetName(each) ?? '', ''))
  const schema = BLOCKS.get(type ?? '')
  const control =
    path[0] === 'blocks' && path.length > 2
      ? controlAt(schema ? fieldsIn(schema) : [], path.slice(2))
      : controlAt(rootOf(file), path)
  if (control?.kind === 'choice') return control.options.map((option) => offer(option, ''))
  if (control?.kind === 'flag') return ['true', 'false'].map((word) => offer(word, ''))
  if (control?.kind !== 'name' || !site) return []
  if (control.names === 'picture') return [...site.images].map((image) => offer(image, ''))
  if (control.names === 'contact')
    return Object.keys(site.config.contacts ?? {}).map((each) => offer(each, ''))
  return targetsOf(site).map(({ href, title }) => offer(href, title))
}

const offer = (label: string, says: string): Offer => ({ label, says, apply: label })
