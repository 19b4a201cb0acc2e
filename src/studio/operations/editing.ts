/** What the writers of edits need to know of a text. */
import type { Splice } from '../../core/base/edit.ts'
import { type HouseStyle, houseStyleOf } from './house-style.ts'
import { type Outline, outlineOf } from './outline.ts'

export type Editing = { readonly text: string; readonly outline: Outline; readonly style: HouseStyle }

export function editingOf(text: string): Editing {
  const outline = outlineOf(text)
  return { text, outline, style: houseStyleOf(text, outline) }
}

/** Ways to make one change, the best first. `operate` takes the first that does nothing else. */
export type Ways = readonly (readonly Splice[])[]

export const splice = (start: number, end: number, text: string): Splice => ({ start, end, text })
export const inserted = (at: number, text: string): Splice => splice(at, at, text)
