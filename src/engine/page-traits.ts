/** What the rest of a site must know of a page: little enough to be kept of every page, however many there are. */
import type { BlockType, Page } from '../../schema/page.ts'
import type { PictureFile } from '../../schema/slots.ts'
import { picturesIn, walk } from './walk.ts'

export type PageTraits = {
  /** The names of the places that links can lead to, in the order of the page. */
  readonly places: readonly string[]
  /** The pictures that it shows, in the order of the page. */
  readonly pictures: readonly PictureFile[]
  /** The types of its blocks. */
  readonly types: readonly BlockType[]
  /** The addresses of what it shows in frames, as they are written. */
  readonly frames: readonly string[]
}

export function traitsOf({ blocks }: Pick<Page, 'blocks'>): PageTraits {
  return {
    places: placesOf(blocks).map(({ name }) => name),
    pictures: picturesIn(blocks, []).map(({ picture }) => picture),
    types: [...new Set(blocks.map(({ type }) => type))],
    frames: framesOf(blocks),
  }
}

/** A place that links can lead to, and the path of the field that names it. */
export type NamedPlace = { readonly name: string; readonly path: readonly PropertyKey[] }

export function placesOf(blocks: Page['blocks']): readonly NamedPlace[] {
  const found: NamedPlace[] = []
  walk(blocks, ['blocks'], (field, name, path) => {
    if (field === 'anchor' || field === 'id') found.push({ name, path })
  })
  return found
}

function framesOf(blocks: Page['blocks']): readonly string[] {
  const found: string[] = []
  walk(blocks, ['blocks'], (field, address) => {
    if (field === 'embedUrl') found.push(address)
  })
  return found
}
