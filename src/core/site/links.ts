/** What leads elsewhere: links, frames and pictures, known by the names of their fields. */
import type { Slot } from '../../../schema/slots.ts'
import type { FieldPath } from '../base/field-path.ts'
import { valueAt } from '../base/value-at.ts'
import { isPicture, visitFields } from '../base/walk.ts'
import { markdownLinks } from './markdown.ts'

export type Lead =
  /** `bare`: the author gave it no words. */
  | { readonly kind: 'link'; readonly to: string; readonly bare?: true }
  | { readonly kind: 'frame'; readonly to: string }
  /** A link within a Markdown text. */
  | { readonly kind: 'text'; readonly to: string }
  | PictureLead

export type PictureLead = {
  readonly kind: 'picture'
  readonly to: string
  readonly slot: Slot
  /** What is wrong with its description. */
  readonly fault?: 'none' | 'two'
}

export type PlacedLead = { readonly lead: Lead; readonly path: FieldPath }

/** Everything below a value that leads elsewhere, in its order. */
export function leadsIn(value: unknown, path: FieldPath): readonly PlacedLead[] {
  const found: PlacedLead[] = []
  visitFields(value, [...path], (name, inner, at, owner) =>
    // The value of `markdown` is what its author wrote as that of the field around it.
    tellLeads(name, inner, owner, (lead) =>
      found.push({ lead, path: lead.kind === 'text' ? [...at] : [...at, name] }),
    ),
  )
  return found
}

/** Tells where a field leads. `false` of one that has fields itself. */
export function tellLeads(
  name: string,
  value: unknown,
  owner: object,
  tell: (lead: Lead) => unknown,
): boolean {
  if (isPicture(value)) tell(pictureLead(value.file, value.slot, owner))
  else if (typeof value !== 'string') return false
  else if (name === 'href')
    tell(hasWords(owner) ? { kind: 'link', to: value } : { kind: 'link', to: value, bare: true })
  else if (name === 'embedUrl') tell({ kind: 'frame', to: value })
  else if (name === 'markdown') for (const to of eachOnce(markdownLinks(value))) tell({ kind: 'text', to })
  return true
}

const eachOnce = (list: readonly string[]) => (list.length > 1 ? new Set(list) : list)

/** The fields that give a link its words. */
const WORDS = ['title', 'network', 'label']

const hasWords = (owner: object) => WORDS.some((word) => valueAt(owner, [word]) !== undefined)

function pictureLead(to: string, slot: Slot, owner: object): PictureLead {
  const alt = valueAt(owner, ['alt']) !== undefined
  const decorative = valueAt(owner, ['decorative']) === true
  if (alt !== decorative) return { kind: 'picture', to, slot }
  return { kind: 'picture', to, slot, fault: alt ? 'two' : 'none' }
}
