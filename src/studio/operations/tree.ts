/** The value of a text with its marks `!todo`: what an operation changes, and what is compared afterwards. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { toSource } from '../../core/yaml/source.ts'
import { lately } from './lately.ts'
import type { NewValue, TextFile } from './operation.ts'

export type Tree = {
  readonly standIn: boolean
  readonly value: string | readonly Tree[] | { readonly [name: string]: Tree }
}

/** `undefined` if the engine cannot read the text. */
export const treeOf = ({ text }: Pick<TextFile, 'text'>): Tree | undefined => treeIn(text).tree

const treeIn = lately((text: string): { readonly tree: Tree | undefined } => ({ tree: readTree(text) }))

function readTree(text: string): Tree | undefined {
  const { value, standIns } = toSource('', text, () => undefined)
  if (value === undefined) return undefined
  const marked = new Set(standIns.map((each) => keyOf(each.path)))
  const read = (inner: unknown, at: FieldPath): Tree => {
    const standIn = marked.has(keyOf(at))
    if (Array.isArray(inner))
      return { standIn, value: inner.map((each: unknown, index) => read(each, [...at, index])) }
    if (typeof inner !== 'object' || inner === null) return { standIn, value: String(inner) }
    const fields = Object.entries(inner).map(([name, each]) => [name, read(each, [...at, name])] as const)
    return { standIn, value: Object.fromEntries(fields) }
  }
  return read(value, [])
}

/** A text for a path. */
export const keyOf = (path: FieldPath): string =>
  JSON.stringify(path.map((key) => (typeof key === 'symbol' ? String(key) : key)))

/** A value without marks. */
export function planted(value: NewValue, standIn = false): Tree {
  if (typeof value === 'string') return { standIn, value }
  if (isTexts(value)) return { standIn, value: value.map((each) => planted(each)) }
  const fields = Object.entries(value).map(([name, each]) => [name, planted(each)] as const)
  return { standIn, value: Object.fromEntries(fields) }
}

const isTexts = (value: NewValue): value is readonly NewValue[] => Array.isArray(value)

export const isTreeList = (value: Tree['value']): value is readonly Tree[] => Array.isArray(value)

export const isTreeGroup = (value: Tree['value']): value is { readonly [name: string]: Tree } =>
  typeof value === 'object' && !Array.isArray(value)

/** The part of a tree at a path. */
export function treeAt(tree: Tree | undefined, path: FieldPath): Tree | undefined {
  let at = tree
  for (const key of path) at = at && childIn(at, key)
  return at
}

function childIn({ value }: Tree, key: PropertyKey): Tree | undefined {
  if (isTreeList(value)) return typeof key === 'number' ? value[key] : undefined
  if (!isTreeGroup(value) || typeof key !== 'string') return undefined
  return Object.hasOwn(value, key) ? value[key] : undefined
}

/** A tree with another part at a path that exists, or whose last name is new in its group. */
export function withTree(tree: Tree, [key, ...rest]: FieldPath, part: Tree): Tree {
  if (key === undefined) return part
  const { standIn, value } = tree
  const below = childIn(tree, key)
  const next = below ? withTree(below, rest, part) : part
  if (isTreeList(value)) return { standIn, value: value.map((each, index) => (index === key ? next : each)) }
  return { standIn, value: isTreeGroup(value) ? { ...value, [String(key)]: next } : value }
}

/** Whether two trees are the same, the order of fields included. */
export const isSameTree = (one: Tree | undefined, other: Tree | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
