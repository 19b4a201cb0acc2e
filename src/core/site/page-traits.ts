/** What the rest of a site must know of a page: little enough to be kept of every page, however many there are. */
import type { BlockType, Page } from '../../../schema/page.ts'
import type { PictureFile } from '../../../schema/slots.ts'
import { visitFields } from '../base/walk.ts'
import { type Lead, tellLeads } from './links.ts'

export type PageTraits = {
  /** The names of the places that links can lead to, in the order of the page. */
  readonly places: readonly string[]
  /** The types of its blocks. */
  readonly types: readonly BlockType[]
  /** What its blocks lead to, in the order of the page. */
  readonly leads: readonly Lead[]
  /** The pictures that it shows, in the order of the page. */
  readonly pictures: readonly PictureFile[]
  /** The addresses of what it shows in frames, as they are written. */
  readonly frames: readonly string[]
}

export function traitsOf({ blocks }: Pick<Page, 'blocks'>): PageTraits {
  const [leads, places, pictures, frames]: [Lead[], string[], PictureFile[], string[]] = [[], [], [], []]
  const add = (lead: Lead) => {
    leads.push(lead)
    if (lead.kind === 'picture') pictures.push({ file: lead.to, slot: lead.slot })
    else if (lead.kind === 'frame') frames.push(lead.to)
  }
  visitFields(blocks, [], (name, value, _, owner) => {
    if (isPlace(name, value)) places.push(value)
    return tellLeads(name, value, owner, add)
  })
  return { places, types: [...new Set(blocks.map(({ type }) => type))], leads, pictures, frames }
}

/** A place that links can lead to, and the path of the field that names it. */
export type NamedPlace = { readonly name: string; readonly path: readonly PropertyKey[] }

export function placesOf(blocks: Page['blocks']): readonly NamedPlace[] {
  const found: NamedPlace[] = []
  visitFields(blocks, ['blocks'], (field, name, path) => {
    if (isPlace(field, name)) found.push({ name, path: [...path, field] })
    return typeof name === 'string'
  })
  return found
}

const isPlace = (field: string, value: unknown): value is string =>
  typeof value === 'string' && (field === 'anchor' || field === 'id')
