/** The links of a page: everything in its data that refers to something else. Field names tell what is a link. */
import type { Slot } from '../../../schema/slots.ts'
import type { FieldPath } from '../base/field-path.ts'
import { valueAt } from '../base/value-at.ts'
import { isPicture, visitFields } from '../base/walk.ts'
import { type MarkdownLink, markdownLinks } from './markdown.ts'

/** `to` is what the author wrote: an address, or the path of a picture below pages/. */
export type Link =
  /** The field `href`. `bare`: the author gave the link no words. */
  | { readonly kind: 'href'; readonly to: string; readonly bare?: true; readonly words?: string }
  /** The field `embedUrl`. */
  | { readonly kind: 'frame'; readonly to: string }
  /** A link in a Markdown text. */
  | { readonly kind: 'markdown'; readonly to: string; readonly words: string }
  | PictureLink

export type PictureLink = {
  readonly kind: 'picture'
  readonly to: string
  readonly slot: Slot
  /** `missing`: no description, and not marked as decorative. `contradictory`: both. */
  readonly alt?: 'missing' | 'contradictory'
}

export type PlacedLink = { readonly link: Link; readonly path: FieldPath }

/** All links below a value, in the order of the value. */
export function linksIn(value: unknown, path: FieldPath): readonly PlacedLink[] {
  const found: PlacedLink[] = []
  visitFields(value, [...path], (name, inner, at, owner) =>
    // The author wrote the Markdown as the value of the field around `markdown`.
    visitLinks(name, inner, owner, (link) =>
      found.push({ link, path: link.kind === 'markdown' ? [...at] : [...at, name] }),
    ),
  )
  return found
}

/** Calls `onLink` for each link of one field. Returns `false` if the value has fields of its own. */
export function visitLinks(
  name: string,
  value: unknown,
  owner: object,
  onLink: (link: Link, owner: object) => unknown,
): boolean {
  if (isPicture(value)) onLink(pictureLink(value.file, value.slot, owner), owner)
  else if (typeof value !== 'string') return false
  else if (name === 'href') onLink(fieldLink(value, owner), owner)
  else if (name === 'embedUrl') onLink({ kind: 'frame', to: value }, owner)
  else if (name === 'markdown')
    for (const link of eachPlaceOnce(markdownLinks(value))) onLink({ kind: 'markdown', ...link }, owner)
  return true
}

function eachPlaceOnce(list: readonly MarkdownLink[]): readonly MarkdownLink[] {
  if (list.length < 2) return list
  const seen = new Set<string>()
  return list.filter(({ to, words }) => {
    const key = `${to}\n${words}`
    return !seen.has(key) && seen.add(key)
  })
}

/** The fields that give a link its words. */
const WORDS = ['title', 'network', 'label']

function fieldLink(to: string, owner: object): Link {
  const title = valueAt(owner, ['title'])
  if (typeof title === 'string') return { kind: 'href', to, words: title }
  const hasWords = WORDS.some((word) => valueAt(owner, [word]) !== undefined)
  return hasWords ? { kind: 'href', to } : { kind: 'href', to, bare: true }
}

function pictureLink(to: string, slot: Slot, owner: object): PictureLink {
  const hasAlt = valueAt(owner, ['alt']) !== undefined
  const isDecorative = valueAt(owner, ['decorative']) === true
  if (hasAlt !== isDecorative) return { kind: 'picture', to, slot }
  return { kind: 'picture', to, slot, alt: hasAlt ? 'contradictory' : 'missing' }
}
