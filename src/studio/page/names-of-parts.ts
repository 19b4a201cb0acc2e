/** What the parts of a page are called, in the form and on the page. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { valueAt } from '../../core/base/value-at.ts'
import type { EntryPlace } from '../operations/operation.ts'
import { placeOf } from '../place-words.ts'
import { labelFor, labelForEntry, say } from '../words.ts'

/** `Block 2: Hero`. */
export function nameOfBlock(block: unknown, index: number): string {
  const type = valueAt(block, ['type'])
  const file = valueAt(block, ['use'])
  const words = typeof type === 'string' ? labelFor(type) : typeof file === 'string' ? file : ''
  return say('block', { number: index + 1, type: words }).replace(/: $/, '')
}

/** What an author has called it. */
export function titleOfBlock(block: unknown): string {
  const found = ['title', 'name'].map((field) => valueAt(block, [field]))
  return String(found.find((each) => typeof each === 'string' && each !== '') ?? '')
}

/** `Card 3: Choir`. */
export const withTitle = (name: string, title: string): string => [name, title].filter(Boolean).join(': ')

/** An entry of a list: `Item 2`. */
export const nameOfEntry = (list: FieldPath, index: number): string =>
  say('entry', {
    name: labelForEntry(String(list.findLast((key) => typeof key === 'string'))),
    number: index + 1,
  })

/** A text in a block: `Item 2, title`. `path` begins at the page. */
export function nameOfText(path: FieldPath): string {
  const names: string[] = []
  for (let at = 2; at < path.length; at++) {
    const [key, next] = [path[at], path[at + 1]]
    if (typeof next === 'number') names.push(nameOfEntry(path.slice(0, at + 1), next))
    else if (typeof key === 'string') names.push(labelFor(key))
  }
  return names.join(', ')
}

/** Any place in a file: `“Fees” (Text), Title` in a block, or else `Contacts › Office`. */
export function nameOfPlace(value: unknown, path: FieldPath): string {
  const [list, index] = path
  if (list !== 'blocks' || typeof index !== 'number') return placeOf(path)
  const block = valueAt(value, ['blocks', index])
  const [title, type] = [titleOfBlock(block), valueAt(block, ['type'])]
  const isTitled = title !== '' && typeof type === 'string'
  const name = isTitled ? say('titled', { title, type: labelFor(type) }) : nameOfBlock(block, index)
  return [name, nameOfText(path)].filter(Boolean).join(', ')
}

/** The innermost entry around a text, if it is in a list of its block. */
export function entryAround(path: FieldPath): EntryPlace | undefined {
  const at = path.findLastIndex((key, place) => typeof key === 'number' && place > 1)
  const index = path[at]
  return typeof index === 'number' && at > 1 ? { list: path.slice(0, at), index } : undefined
}
