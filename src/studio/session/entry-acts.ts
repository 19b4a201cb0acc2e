/** Moves, copies and removes an entry of a list, and says where it is now. */
import type { FieldPath } from '../../core/base/field-path.ts'
import { say } from '../words.ts'
import { perform } from './session.ts'

/** An entry, with what it is called. */
export type EntryPlace = {
  readonly list: FieldPath
  readonly index: number
  readonly count: number
  readonly name: string
}

/** Each gives `false` if it is not possible. */
export function moveEntry({ list, index, count, name }: EntryPlace, to: number): boolean {
  if (to < 0 || to >= count) return false
  const notice = say('moved', { what: name, number: to + 1, count })
  return perform({ kind: 'move', list, index, to }, { notice })
}

export const duplicateEntry = ({ list, index, name }: EntryPlace): boolean =>
  perform({ kind: 'duplicate', list, index }, { notice: say('added', { what: name }) })

export const removeEntry = ({ list, index, name }: EntryPlace): boolean =>
  perform({ kind: 'remove', list, index }, { notice: say('removed', { what: name }) })
