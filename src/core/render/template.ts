/** Documents that differ in some texts only are rendered once. Marks stand for these texts while React renders. */

/** Nothing that an author writes can look like a mark: nobody knows what it will be. */
const MARK = `slot-${[...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('')}-`
const markOf = (name: string) => `${MARK}${name};`

/** Marks of what is a page's own. */
export const SLOTS = {
  /** What React names ahead of the HTML: pictures that load at once. */
  hints: markOf('hints'),
  /** The title as the head has it, with the name of the site. */
  headTitle: markOf('headTitle'),
  title: markOf('title'),
  description: markOf('description'),
  canonical: markOf('canonical'),
  shareHref: markOf('shareHref'),
  shareAlt: markOf('shareAlt'),
  /** JSON for search engines. */
  linkedData: markOf('linkedData'),
  /** The addresses of the site as JSON, on the page for what is not found. */
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

/** Gives the document. */
export type Template = (slots: Html) => string

const SLOT = new RegExp(`${MARK}(\\w+);`)

/** Of a document that was rendered with marks. */
export function toTemplate(document: string): Template {
  // Splitting by a pattern gives what stands between in turns with the names.
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

/** A text as React writes it, between tags and in attributes. */
export function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign) : text
}
