/** What leads elsewhere: links, frames and pictures, known by the names of their fields. */
import type { Slot } from '../../schema/slots.ts'
import { markdownLinks } from './markdown.ts'
import type { FieldPath } from './source.ts'
import { valueAt } from './value-at.ts'
import { isPicture, visitFields } from './walk.ts'

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
  visitFields(value, [...path], (name, inner, at, owner) => {
    const add = (lead: Lead, ...rest: PropertyKey[]) => found.push({ lead, path: [...at, ...rest] })
    if (isPicture(inner)) add(pictureLead(inner.file, inner.slot, owner), name)
    else if (typeof inner !== 'string') return false
    else if (name === 'href')
      add({ kind: 'link', to: inner, ...(hasWords(owner) ? {} : { bare: true }) }, name)
    else if (name === 'embedUrl') add({ kind: 'frame', to: inner }, name)
    else if (name === 'markdown') for (const to of new Set(markdownLinks(inner))) add({ kind: 'text', to })
    return true
  })
  return found
}

/** The fields that give a link its words. */
const WORDS = ['title', 'network', 'label']

const hasWords = (owner: object) => WORDS.some((word) => valueAt(owner, [word]) !== undefined)

function pictureLead(to: string, slot: Slot, owner: object): PictureLead {
  const alt = valueAt(owner, ['alt']) !== undefined
  const decorative = valueAt(owner, ['decorative']) === true
  if (alt !== decorative) return { kind: 'picture', to, slot }
  return { kind: 'picture', to, slot, fault: alt ? 'two' : 'none' }
}
