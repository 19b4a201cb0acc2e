/** What an author can do to a YAML text. Plain data, so that a form, a page and a test say it in the same way. */

import type { FieldPath } from '../../core/base/field-path.ts'
import type { Edit } from '../../diagnostics/diagnostic.ts'

/** A value to write: a text, a list, or a group of fields in their order. */
export type NewValue = string | readonly NewValue[] | { readonly [name: string]: NewValue }

/** The place of an entry in a list. */
export type EntryPlace = { readonly list: FieldPath; readonly index: number }

export type Operation =
  /**
   * Writes a value. A field that is missing is added, with the groups around it that are missing: behind the field
   * `after`, as the first one (`null`), or as the last one. So is the entry around it, if it is the next of its list.
   * A text keeps the style of the old text. A mark `!todo` stays.
   */
  | { readonly kind: 'set'; readonly at: FieldPath; readonly value: NewValue; readonly after?: string | null }
  /** The same for a text of a text area: the line breaks at its end do not count, those of the file stay. */
  | {
      readonly kind: 'set-text'
      readonly at: FieldPath
      readonly text: string
      readonly after?: string | null
    }
  /** Gives a field, and `also` others, another name. Each stays in its place. */
  | {
      readonly kind: 'rename'
      readonly at: FieldPath
      readonly also?: readonly FieldPath[]
      readonly name: string
    }
  /** Removes a field, if it is there. A group that loses its last field becomes `{}`. */
  | { readonly kind: 'unset'; readonly at: FieldPath }
  /** `index` is the place of the new entry. Into a field that is missing or empty, a list with one entry is written. */
  | { readonly kind: 'insert'; readonly list: FieldPath; readonly index: number; readonly value: NewValue }
  /** A list that loses its last entry becomes `[]`. */
  | { readonly kind: 'remove'; readonly list: FieldPath; readonly index: number }
  /** `to` is the place of the entry afterwards. */
  | { readonly kind: 'move'; readonly list: FieldPath; readonly index: number; readonly to: number }
  /** The copy comes behind the entry. */
  | { readonly kind: 'duplicate'; readonly list: FieldPath; readonly index: number }
  /** Marks a value as a stand-in (`!todo`), or takes the mark away. */
  | { readonly kind: 'mark'; readonly at: FieldPath; readonly standIn: boolean }

/**
 * Why an operation is not possible.
 * `unreadable`: the file has a syntax error, so it can only be changed as text.
 * `missing`: there is no such value, or no such place in the list.
 * `not-a-list`, `not-a-group`: the value around the place is something else.
 * `unwritable`: no way of writing it keeps everything else as it is.
 */
export type Refusal = 'unreadable' | 'missing' | 'not-a-list' | 'not-a-group' | 'unwritable'

/** Edits do not overlap. They are empty if nothing has to change. */
export type Outcome = { readonly edits: readonly Edit[] } | { readonly refused: Refusal }

/** `path` is relative to the root of the site. `text` has no byte order mark. */
export type TextFile = { readonly path: string; readonly text: string }
