/** Where the parts of a YAML text stand: values, the entries of lists, the fields of groups, and comments. */
import { CST, Parser } from 'yaml'
import type { FieldPath } from '../../core/base/field-path.ts'
import { lately } from './lately.ts'

export type Range = { readonly start: number; readonly end: number }

/** `nothing` is a missing value, as in `title:`. */
type PartKind = 'text' | 'list' | 'group' | 'nothing'
export type PartStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'block' | 'flow' | 'none'

/** A value, without its tag. A text below `|` ends before its last line break, unless `+` keeps all of them. */
export type Part = Range & {
  readonly kind: PartKind
  readonly style: PartStyle
  /** Of a list or a group. */
  readonly items: readonly Item[]
}

/** An entry with its dash, a field with its name, or the whole document. */
export type Item = Range & {
  readonly name: string | undefined
  /** Where the name of a field stands, with its quotes. */
  readonly key: Range | undefined
  /** The offset after the dash, the colon or the tag: where a value may be written. */
  readonly slot: number
  /** A field in a flow group may be a name alone: `{ a }`. */
  readonly lacksColon: boolean
  readonly tag: Range | undefined
  readonly value: Part
}

export type Outline = { readonly root: Item; readonly comments: readonly Range[] }

/** `text` must be one that the engine accepts. */
export const outlineOf: (text: string) => Outline = lately(read)

function read(text: string): Outline {
  const comments: Range[] = []
  let root: Item | undefined
  for (const token of new Parser().parse(text)) {
    gatherComments(token, comments)
    if (token.type !== 'document' || root) continue
    const start = token.start.findLast(({ type }) => type === 'doc-start')
    const before = start ? endOf(start) : 0
    root = itemOf(undefined, before, before, token.start, token.value)
  }
  const whole = itemOf(undefined, 0, 0, [], undefined)
  return { root: root ?? whole, comments }
}

/** The item at a path; `undefined` if there is none. */
export function itemAt({ root }: Pick<Outline, 'root'>, path: FieldPath): Item | undefined {
  let item: Item | undefined = root
  for (const key of path) item = item && childOf(item.value, key)
  return item
}

export function childOf({ kind, items }: Part, key: PropertyKey): Item | undefined {
  if (kind === 'list') return typeof key === 'number' ? items[key] : undefined
  return items.find(({ name }) => name === key)
}

type Tokens = readonly CST.SourceToken[]

const endOf = ({ offset, source }: CST.SourceToken) => offset + source.length
const SPACES = new Set(['space', 'newline', 'comment', 'comma'])
const isWord = ({ type }: CST.SourceToken) => !SPACES.has(type)

/** `props` are the tokens between the mark of the item (dash, colon) and its value. `from` is the end of that mark. */
function itemOf(
  name: string | undefined,
  start: number,
  from: number,
  props: Tokens,
  token: CST.Token | undefined,
): Item {
  const tagToken = props.findLast(({ type, offset }) => type === 'tag' && offset >= from)
  const last = props.findLast((each) => isWord(each) && each.offset >= from)
  const slot = last ? endOf(last) : from
  const value = token ? partOf(token) : nothingAt(slot)
  const tag = tagToken && { start: tagToken.offset, end: endOf(tagToken) }
  return { name, key: undefined, start, end: Math.max(value.end, slot), slot, lacksColon: false, tag, value }
}

const nothingAt = (at: number): Part => ({ kind: 'nothing', style: 'none', start: at, end: at, items: [] })

const STYLES: Readonly<Partial<Record<CST.Token['type'], PartStyle>>> = {
  scalar: 'plain',
  alias: 'plain',
  'single-quoted-scalar': 'single',
  'double-quoted-scalar': 'double',
}

function partOf(token: CST.Token): Part {
  const start = token.offset
  switch (token.type) {
    case 'block-scalar':
      return blockText(token)
    case 'block-seq':
    case 'block-map': {
      const kind = token.type === 'block-seq' ? 'list' : 'group'
      const items = [...token.items].flatMap((item) => itemsOf(item, kind))
      return { kind, style: 'block', start: items[0]?.start ?? start, end: items.at(-1)?.end ?? start, items }
    }
    case 'flow-collection': {
      const kind = token.start.source === '[' ? 'list' : 'group'
      const items = token.items.flatMap((item) => itemsOf(item, kind))
      const close = token.end.find(({ type }) => type.endsWith('-end'))
      return { kind, style: 'flow', start, end: close ? endOf(close) : start, items }
    }
    default: {
      const source = 'source' in token ? token.source : ''
      const style = STYLES[token.type] ?? 'none'
      return { kind: 'text', style, start, end: start + source.length, items: [] }
    }
  }
}

function blockText({ offset, props, source }: CST.BlockScalar): Part {
  const head = props.find((token) => token.type === 'block-scalar-header')
  const mark = head && 'source' in head ? head.source : ''
  const length = props.reduce((sum, token) => sum + ('source' in token ? token.source.length : 0), 0)
  const written = source.replace(/\r?\n$/, '')
  const end = source === '' ? offset + mark.length : offset + length + written.length
  return { kind: 'text', style: mark.startsWith('>') ? 'folded' : 'literal', start: offset, end, items: [] }
}

/** Empty for what only has comments. */
function itemsOf({ start, key, sep, value }: CST.CollectionItem, kind: 'list' | 'group'): readonly Item[] {
  const first = start.find(isWord)
  const begin = first?.offset ?? key?.offset ?? sep?.find(isWord)?.offset ?? value?.offset
  if (begin === undefined) return []
  const isField =
    key !== undefined || sep !== undefined || start.some(({ type }) => type === 'explicit-key-ind')
  if (!isField) {
    const dash = start.find(({ type }) => type === 'seq-item-ind')
    return [itemOf(undefined, begin, dash ? endOf(dash) : begin, start, value)]
  }
  const colon = sep?.find(({ type }) => type === 'map-value-ind')
  const afterKey = key ? partOf(key).end : Math.max(begin, ...start.filter(isWord).map(endOf))
  const from = colon ? endOf(colon) : afterKey
  const field = { ...itemOf(nameOf(key), begin, from, sep ?? [], value), key: key ? partOf(key) : undefined }
  if (kind === 'group') return [{ ...field, lacksColon: !colon }]
  // A field in a flow list is a group of its own: `[a: b]`.
  const group: Part = { kind: 'group', style: 'none', start: field.start, end: field.end, items: [field] }
  return [{ ...field, name: undefined, key: undefined, slot: begin, tag: undefined, value: group }]
}

function nameOf(key: CST.Token | null | undefined): string {
  if (!key) return ''
  return CST.isScalar(key) ? String(CST.resolveAsScalar(key).value) : ''
}

function gatherComments(token: CST.Token, into: Range[]): void {
  if (token.type === 'comment') into.push({ start: token.offset, end: endOf(token) })
  const inner: (readonly (CST.Token | null | undefined)[] | undefined)[] = []
  if ('start' in token) inner.push(Array.isArray(token.start) ? token.start : [token.start])
  if ('props' in token) inner.push(token.props)
  if ('items' in token)
    for (const { start, key, sep, value } of token.items) inner.push(start, [key], sep, [value])
  if ('value' in token) inner.push([token.value])
  if ('end' in token) inner.push(token.end)
  for (const each of inner.flat()) if (each) gatherComments(each, into)
}
