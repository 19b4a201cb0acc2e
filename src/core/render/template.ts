/** Renders documents once that differ only in some texts. React renders a mark in place of each text. */

/** Random, so that no text of an author can look like a mark. */
const MARK = `slot-${[Math.random(), Math.random()].map((part) => part.toString(36).slice(2)).join('')}-`
const markOf = (name: string) => `${MARK}${name};`

/** The mark for each text that belongs to one page. */
export const SLOTS = {
  /** The preload hints that React writes before the HTML: pictures that load at once. */
  hints: markOf('hints'),
  /** The links to the same page in other languages, for search engines. */
  alternates: markOf('alternates'),
  /** The title in the head, with the name of the site. */
  headTitle: markOf('headTitle'),
  title: markOf('title'),
  description: markOf('description'),
  canonical: markOf('canonical'),
  shareHref: markOf('shareHref'),
  shareAlt: markOf('shareAlt'),
  /** JSON for search engines. */
  linkedData: markOf('linkedData'),
  /** The addresses of the site as JSON, on the 404 page. */
  paths: markOf('paths'),
  banner: markOf('banner'),
  header: markOf('header'),
  footer: markOf('footer'),
  pager: markOf('pager'),
  blocks: markOf('blocks'),
} as const

export type SlotName = keyof typeof SLOTS

/** HTML for slots. */
export type Html<Names extends SlotName = SlotName> = Readonly<Record<Names, string>>

/** Fills the slots and returns the document. */
export type Template = (slots: Html) => string

const SLOT = new RegExp(`${MARK}(\\w+);`)

/** `document` must have been rendered with `SLOTS`. */
export function toTemplate(document: string): Template {
  // Texts and names of slots alternate, because the pattern has a group.
  const parts = document.split(SLOT)
  return (slots) => parts.map((part, at) => (at % 2 === 1 && isSlot(part) ? slots[part] : part)).join('')
}

const isSlot = (name: string): name is SlotName => Object.hasOwn(SLOTS, name)

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes a text as React does, between tags and in attributes. */
export function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign) : text
}
