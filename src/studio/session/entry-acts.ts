/** Moves, copies and removes an entry of a list, and says where it is now. */
import type { EntryPlace } from '../operations/operation.ts'
import { say } from '../words.ts'
import { perform } from './session.ts'

/** `name` is what the entry is called, `count` is how many the list has. */
export type NamedEntry = EntryPlace & { readonly name: string; readonly count: number }

/** Each gives `false` if it is not possible. */
export function moveEntry({ list, index, count, name }: NamedEntry, to: number): boolean {
  if (to < 0 || to >= count) return false
  const notice = say('moved', { what: name, number: to + 1, count })
  return perform({ kind: 'move', list, index, to }, { notice })
}

/** `copy` is what the new entry is called. */
export const duplicateEntry = ({ list, index }: EntryPlace, copy: string): boolean =>
  perform({ kind: 'duplicate', list, index }, { notice: say('added', { what: copy }) })

export const removeEntry = ({ list, index, name }: NamedEntry): boolean =>
  perform({ kind: 'remove', list, index }, { notice: say('removed', { what: name }) })
